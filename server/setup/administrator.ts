import { users } from '../db/generated/base';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { writeAudit } from '../http/audit/audit';
import { databaseError } from '../http/errors/database-problem';
import { endSessions } from '../accounts/sessions/end-sessions';
import { hashPassword } from '../accounts/passwords/password';
import { PORTAL } from '../http/access/portal';
import { removeAllFactors } from '../accounts/second-factor/factors';
import { storePassword } from '../accounts/passwords/store-password';

export interface NewAdministrator {
  benutzername: string;
  name: string;
  kuerzel: string;
}

/** Lists the user names of the administrators who can log in. */
export async function administrators(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ benutzername: users.benutzername })
    .from(users)
    .where(and(eq(users.istAdmin, true), eq(users.gesperrt, false), ne(users.typ, PORTAL)))
    .orderBy(asc(users.id));
  return rows.map(({ benutzername }) => benutzername);
}

/** Finds the id of a user; undefined when there is none of that name. */
export async function userIdOf(benutzername: string, db: Executor): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.benutzername, benutzername));
  return row?.id;
}

/** Creates an administrator. Throws, naming it, for a user name or sign that is taken. */
export async function createAdministrator(
  db: Executor,
  administrator: NewAdministrator,
  password: string,
): Promise<void> {
  const passwortHash = await hashPassword(password);
  try {
    await db.transaction(async (tx) => {
      await tx.insert(users).values({ ...administrator, passwortHash, istAdmin: true });
      await noted(tx, administrator.benutzername);
    });
  } catch (error) {
    if (databaseError(error)?.code !== '23505') throw error;
    const { benutzername, kuerzel } = administrator;
    throw new Error(
      `Somebody has the user name «${benutzername}» or the sign «${kuerzel}» already`,
      {
        cause: error,
      },
    );
  }
}

/** Gives a user access as an administrator again, with a new password and without second factor; all sessions of the user end. */
export async function reopenAdministrator(
  db: Executor,
  userId: number,
  password: string,
): Promise<void> {
  const passwortHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await storePassword(tx, { userId, passwortHash, passwortAendern: false, changedBy: null });
    await endSessions(tx, userId);
    await removeAllFactors(userId, tx);
    const [user] = await tx
      .update(users)
      .set({
        istAdmin: true,
        gesperrt: false,
        typ: sql`case when ${users.typ} = ${PORTAL} then 0 else ${users.typ} end`,
      })
      .where(eq(users.id, userId))
      .returning({ benutzername: users.benutzername });
    await noted(tx, user?.benutzername ?? '');
  });
}

async function noted(db: Executor, benutzername: string): Promise<void> {
  const id = await userIdOf(benutzername, db);
  await writeAudit(db, 'ADMINISTRATOR_EINGERICHTET', {
    operation: 'npm run setup',
    tabelle: 'BEN',
    tabelleId: id,
    betrifft: benutzername,
  });
}
