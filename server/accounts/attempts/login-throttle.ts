import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { loginAttempts } from '../../db/tables/users';
import type { Problem } from '../../http/errors/problem';
import { tooMany } from '../../http/errors/too-many';
import { networkOf } from '../../http/limits/network';
import { deviceName, knownOrigin } from '../sessions/login-origins';
import { LOGIN_MINUTES, loginLimits } from './login-limits';

/** Origin of attempts by somebody who is logged in: no network, whose failures may be others'. */
const SESSION = 'session';

/** Further facts about an attempt. */
interface Attempting {
  /** Id that the device reports for itself. */
  geraetId?: string | null | undefined;
  /** True for somebody who is logged in and so has proved to be no stranger. */
  hasSession?: boolean;
}

/**
 * Notes an attempt before the password is checked, so that parallel attempts count too. Throws 429 after too many
 * failures; otherwise returns the id to take back after success. Origins from which the user has logged in before come
 * first: the limits of a network or an account refuse strangers only, and failures on a device of the user count
 * separately, so that nobody is locked out by others.
 */
export async function noteAttempt(
  db: Executor,
  ip: string,
  benutzername: string,
  { geraetId, hasSession = false }: Attempting = {},
): Promise<number> {
  const known = hasSession ? 'session' : await knownOrigin(db, benutzername, { ip, geraetId });
  const place =
    known === 'session'
      ? SESSION
      : known === 'device' && geraetId
        ? deviceName(geraetId)
        : networkOf(ip);
  const [attempt] = await db
    .insert(loginAttempts)
    .values({ ip: place, benutzername })
    .returning({ id: loginAttempts.id });
  const id = attempt?.id ?? 0;
  const ofNetwork = eq(loginAttempts.ip, place);
  const ofAccount = eq(loginAttempts.benutzername, benutzername);
  const ofPair = sql`(${ofNetwork} and ${ofAccount})`;
  const counted = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [count] = await db
    .select({ pair: counted(ofPair), network: counted(ofNetwork), account: counted(ofAccount) })
    .from(loginAttempts)
    .where(and(or(ofNetwork, ofAccount), recent, lte(loginAttempts.id, id)));

  const refuse = async (which: SQL, limit: number) => {
    await takeBack(db, id); // a refused attempt does not prolong the wait
    throw await tooManyAttempts(db, which, limit);
  };
  const { pair, network, account } = loginLimits;
  if ((count?.pair ?? 0) > pair) await refuse(ofPair, pair);
  if (known) return id;
  if ((count?.network ?? 0) > network) await refuse(ofNetwork, network);
  if ((count?.account ?? 0) > account) await refuse(ofAccount, account);
  return id;
}

/** Takes an attempt back: a successful login does not count. */
export async function takeBack(db: Executor, id: number): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.id, id));
}

const since = sql`(now() - interval '${sql.raw(String(LOGIN_MINUTES))} minutes')`;
const recent = gt(loginAttempts.attemptedAt, since);

/** Builds the 429 with the seconds until one attempt fewer than the limit counts. */
async function tooManyAttempts(db: Executor, which: SQL, limit: number): Promise<Problem> {
  const wait = sql`extract(epoch from ${loginAttempts.attemptedAt} - ${since})`;
  const [oldest] = await db
    .select({ seconds: sql<number>`ceil(${wait})`.mapWith(Number) })
    .from(loginAttempts)
    .where(and(which, recent))
    .orderBy(sql`${loginAttempts.attemptedAt} desc`)
    .offset(limit - 1)
    .limit(1);
  return tooMany('msg_auth_too_many', oldest?.seconds ?? 1);
}
