import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { loginAttempts } from '../db/tables/users';
import { networkOf } from '../http/network';
import type { Problem } from '../http/problem';
import { tooMany } from '../http/too-many';
import { deviceName, knownOrigin } from './login-origins';

const MINUTES = 15;
/** Failures per user name and where they come from: a network (3-decisions 3.1), a device of the user, the user's sessions. */
const PER_PAIR = 10;
/** Of one network, against guessing names. */
const PER_NETWORK = 200;
/** Of one user name from wherever, against many networks that guess a few times each. */
const PER_ACCOUNT = 100;

/** Where somebody who is logged in tries: no network, whose failures are others'. */
const SESSION = 'session';

/** What else is known of who tries. */
interface Attempting {
  /** What the device calls itself. */
  geraetId?: string | null | undefined;
  /** Somebody who is logged in has proved already to be no stranger. */
  hasSession?: boolean;
}

/**
 * Notes an attempt before the password is looked at, so that parallel attempts count too. Throws 429
 * when there were too many failures; otherwise answers the id to take back after success. Where a login of
 * the user has succeeded before is asked first: too many of a network or of an account refuse strangers only,
 * and failures on a device of the user count by themselves, so that nobody is locked out by others.
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
  if ((count?.pair ?? 0) > PER_PAIR) await refuse(ofPair, PER_PAIR);
  if (known) return id;
  if ((count?.network ?? 0) > PER_NETWORK) await refuse(ofNetwork, PER_NETWORK);
  if ((count?.account ?? 0) > PER_ACCOUNT) await refuse(ofAccount, PER_ACCOUNT);
  return id;
}

/** A successful login does not count. */
export async function takeBack(db: Executor, id: number): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.id, id));
}

const since = sql`(now() - interval '${sql.raw(String(MINUTES))} minutes')`;
const recent = gt(loginAttempts.attemptedAt, since);

/** 429 with the seconds until one attempt fewer than the limit counts. */
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
