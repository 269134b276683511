import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { loginAttempts } from '../db/tables/users';
import { Problem } from '../http/problem';

const MINUTES = 15;
/** Failures per address and user name (3-decisions 3.1); per address alone against guessing names. */
const PER_PAIR = 10;
const PER_ADDRESS = 200;

/**
 * Notes an attempt before the password is looked at, so that parallel attempts count too. Throws 429
 * when there were too many failures; otherwise answers the id to take back after success.
 */
export async function noteAttempt(db: Executor, ip: string, benutzername: string): Promise<number> {
  const since = sql`(now() - interval '${sql.raw(String(MINUTES))} minutes')`;
  const [attempt] = await db
    .insert(loginAttempts)
    .values({ ip, benutzername })
    .returning({ id: loginAttempts.id });
  const id = attempt?.id ?? 0;
  const recent = and(eq(loginAttempts.ip, ip), gt(loginAttempts.attemptedAt, since));
  const [count] = await db
    .select({
      pair: sql<number>`count(*) filter (where ${loginAttempts.benutzername} = ${benutzername})`.mapWith(
        Number,
      ),
      address: sql<number>`count(*)`.mapWith(Number),
    })
    .from(loginAttempts)
    .where(and(recent, lte(loginAttempts.id, id)));
  const tooManyOfPair = (count?.pair ?? 0) > PER_PAIR;
  if (!tooManyOfPair && (count?.address ?? 0) <= PER_ADDRESS) return id;

  await takeBack(db, id); // a refused attempt does not prolong the wait
  const scope = tooManyOfPair ? and(recent, eq(loginAttempts.benutzername, benutzername)) : recent;
  const limit = tooManyOfPair ? PER_PAIR : PER_ADDRESS;
  const [oldest] = await db
    .select({
      seconds:
        sql<number>`ceil(extract(epoch from ${loginAttempts.attemptedAt} - ${since}))`.mapWith(
          Number,
        ),
    })
    .from(loginAttempts)
    .where(scope)
    .orderBy(sql`${loginAttempts.attemptedAt} desc`)
    .offset(limit - 1)
    .limit(1);
  const seconds = String(Math.max(1, oldest?.seconds ?? 1));
  throw new Problem(429, {
    services: [{ code: 'msg_auth_too_many', parameters: [seconds] }],
    headers: { 'x-rate-limit-retry-after-seconds': seconds, 'retry-after': seconds },
  });
}

/** A successful login does not count. */
export async function takeBack(db: Executor, id: number): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.id, id));
}
