import { roles } from '../db/generated/base';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { shippedData } from '../db/tables/shipped-data';
import { roleRights } from '../db/tables/users';
import type { Offered } from './offered';
import { tellOfRole } from './tell-of-role';
import type { ShippedData } from './shipped-data';

const ROLE = getTableName(roles);
const RIGHT = getTableName(roleRights);

/** Adds new roles, and new rights to existing ones; a right is offered to its role once. */
export async function offerRoles(
  db: Executor,
  shipped: ShippedData['roles'],
  offered: Offered,
): Promise<void> {
  for (const [name, rights] of Object.entries(shipped)) {
    const added = rights.filter((right) => !offered.has(RIGHT, name, right));
    if (!offered.has(ROLE, name)) {
      const recordId = await addRole(db, name, rights, offered);
      await db.insert(shippedData).values({ kind: ROLE, name, recordId });
    } else if (added.length > 0) {
      await addRights(db, offered.recordId(ROLE, name), added);
    }
    if (added.length === 0) continue;
    await db.insert(shippedData).values(added.map((item) => ({ kind: RIGHT, name, item })));
  }
}

/** Adds a role and returns its id; null when the company has a role of that name, which stays as it is. */
async function addRole(
  db: Executor,
  name: string,
  rights: readonly string[],
  offered: Offered,
): Promise<number | null> {
  const [role] = await db
    .insert(roles)
    .values({ name, rechte: [...rights] })
    .onConflictDoNothing()
    .returning();
  // The first filling of a database changes nothing that needs an entry.
  if (role && !offered.isNothing) await tellOfRole(db, undefined, role);
  return role?.id ?? null;
}

/** Adds rights to a role, unless it is gone or has them. */
async function addRights(db: Executor, id: number | null, added: readonly string[]): Promise<void> {
  if (id === null) return;
  const [before] = await db.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!before || added.every((right) => before.rechte.includes(right))) return;
  const [after] = await db
    .update(roles)
    .set({
      rechte: [...before.rechte, ...added],
      version: sql`${roles.version} + 1`,
      changedAt: sql`now()`,
      changedBy: null,
    })
    .where(eq(roles.id, id))
    .returning();
  if (after) await tellOfRole(db, before, after);
}
