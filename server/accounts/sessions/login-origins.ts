import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { loginOrigins } from '../../db/tables/users';
import { hashToken } from '../../http/access/token';
import { networkOf } from '../../http/limits/network';

/** Maximum number of origins kept of one user; those used longest ago are forgotten. */
const MOST_KNOWN = 50;

const DEVICE = 'device ';

/** Origin of a login. */
interface Origin {
  ip: string;
  /** Id that the device reports for itself, if it does. */
  geraetId?: string | null | undefined;
}

/**
 * Tells from where a user has logged in within the last 90 days: this device, this network, or undefined for neither.
 */
export async function knownOrigin(
  db: Executor,
  benutzername: string,
  origin: Origin,
): Promise<'device' | 'network' | undefined> {
  const found = await db
    .select({ origin: loginOrigins.origin })
    .from(loginOrigins)
    .innerJoin(users, eq(users.id, loginOrigins.userId))
    .where(
      and(eq(users.benutzername, benutzername), inArray(loginOrigins.origin, namesOf(origin))),
    );
  if (found.length === 0) return undefined;
  return found.some((one) => one.origin.startsWith(DEVICE)) ? 'device' : 'network';
}

/** Notes the origin of a successful login. */
export async function rememberOrigin(db: Executor, userId: number, origin: Origin): Promise<void> {
  await db
    .insert(loginOrigins)
    .values(namesOf(origin).map((name) => ({ userId, origin: name })))
    .onConflictDoUpdate({
      target: [loginOrigins.userId, loginOrigins.origin],
      set: { usedAt: sql`now()` },
    });
  const forgotten = db
    .select({ origin: loginOrigins.origin })
    .from(loginOrigins)
    .where(eq(loginOrigins.userId, userId))
    .orderBy(sql`${loginOrigins.usedAt} desc`)
    .offset(MOST_KNOWN);
  await db
    .delete(loginOrigins)
    .where(and(eq(loginOrigins.userId, userId), inArray(loginOrigins.origin, forgotten)));
}

/** Name of a device: a hash of its own id, which nobody else may read. */
export const deviceName = (geraetId: string) => DEVICE + hashToken(geraetId).toString('hex');

/** Names of an origin, sorted, so that two logins of one user lock the rows in the same order. */
function namesOf({ ip, geraetId }: Origin): string[] {
  return [...(geraetId ? [deviceName(geraetId)] : []), `network ${networkOf(ip)}`];
}
