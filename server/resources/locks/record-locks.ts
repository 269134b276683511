import { and, asc, desc, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { ReadCondition } from '../../../schemas/contract/operation-right';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { recordLocks } from '../../db/tables/locks';
import { sessions } from '../../db/tables/users';
import { announce } from '../../events/announcement';
import type { Caller } from '../../http/access/caller';
import { newToken } from '../../http/access/token';
import { problem, type Problem } from '../../http/errors/problem';

const LEASE = sql`now() + interval '5 minutes'`;
/** Maximum number of locks of one user: more records than anybody works on at once. */
const MOST_LOCKS = 100;
/** Arbitrary number that keeps these locks of the database apart from others. */
const LOCK_CLASS = 4701;

/** Key of a lock: a record by its table's code; a part has its parent's key. */
export interface LockKey {
  tabelle: string;
  tabelleId: number;
}

/** Valid lock. */
export interface RecordLock extends LockKey {
  token: string;
  userId: number;
  /** Name of its holder. */
  benutzer: string;
  createdAt: Date;
  validUntil: Date;
  requires: readonly ReadCondition[];
}

/** Condition for valid locks: not expired, the session not ended, the user not blocked. */
const isLive = (db: Executor): SQL =>
  sql`(${recordLocks.validUntil} > now() and ${exists(
    db
      .select({ one: sql`1` })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, recordLocks.sessionId),
          sql`${sessions.endedAt} is null and ${sessions.endsAt} > now() and not ${users.gesperrt}`,
        ),
      ),
  )})`;

const isOf = ({ tabelle, tabelleId }: LockKey) =>
  and(eq(recordLocks.tabelle, tabelle), eq(recordLocks.tabelleId, tabelleId));

/** Reads valid locks, the oldest first. */
export async function liveLocks(
  db: Executor,
  { where, limit, offset }: { where?: SQL; limit?: number; offset?: number } = {},
): Promise<RecordLock[]> {
  const query = db
    .select({
      token: recordLocks.token,
      tabelle: recordLocks.tabelle,
      tabelleId: recordLocks.tabelleId,
      userId: recordLocks.userId,
      benutzer: users.name,
      createdAt: recordLocks.createdAt,
      validUntil: recordLocks.validUntil,
      requires: recordLocks.requires,
    })
    .from(recordLocks)
    .innerJoin(users, eq(users.id, recordLocks.userId))
    .where(and(where, isLive(db)))
    .orderBy(asc(recordLocks.createdAt), asc(recordLocks.token))
    .$dynamic();
  if (offset !== undefined) query.offset(offset);
  return limit === undefined ? query : query.limit(limit);
}

/** Counts valid locks. */
export async function countLocks(db: Executor, where?: SQL): Promise<number> {
  return db.$count(recordLocks, and(where, isLive(db)));
}

/** Reads the locks of a record, the oldest first. Until the transaction ends nobody takes another one. */
export async function locksOf(
  db: Executor,
  key: LockKey,
  purpose: 'take' | 'respect',
): Promise<RecordLock[]> {
  const name = sql.raw(`pg_advisory_xact_lock${purpose === 'take' ? '' : '_shared'}`);
  await db.execute(
    sql`select ${name}(${LOCK_CLASS}::integer, hashtext(${`${key.tabelle} ${key.tabelleId}`}))`,
  );
  return liveLocks(db, { where: isOf(key) });
}

/**
 * Takes the lock of a record, or renews the lease of the caller's own one; beyond the limit of one user the one renewed
 * longest ago ends. Where locks block, throws 423 while somebody else holds one. Returns the caller's lock and the
 * record's oldest.
 */
export async function takeLock(
  db: Executor,
  key: LockKey,
  caller: Caller,
  { blocks, requires }: { blocks: boolean; requires: readonly ReadCondition[] },
): Promise<{ own: RecordLock; oldest: RecordLock }> {
  const before = await locksOf(db, key, 'take');
  const other = before.find(({ userId }) => userId !== caller.id);
  if (blocks && other) throw lockedBy(other);
  if (before.some(({ userId }) => userId === caller.id)) {
    await db
      .update(recordLocks)
      .set({ validUntil: LEASE, sessionId: caller.sessionId, requires })
      .where(and(isOf(key), eq(recordLocks.userId, caller.id)));
  } else {
    await releaseEnded(db, isOf(key));
    await db.insert(recordLocks).values({
      ...key,
      token: newToken(),
      userId: caller.id,
      sessionId: caller.sessionId,
      validUntil: LEASE,
      requires,
    });
    await endTooMany(db, caller);
  }
  const locks = await liveLocks(db, { where: isOf(key) });
  const own = locks.find(({ userId }) => userId === caller.id);
  if (!own || !locks[0]) throw new Error(`the lock of ${key.tabelle} ${key.tabelleId} is gone`);
  if (!before.some(({ token }) => token === own.token)) await announceLock(db, own, 'LOCK');
  return { own, oldest: locks[0] };
}

/** Ends excess locks of a user: nobody keeps others from everything by a lock on each record. */
async function endTooMany(db: Executor, { id: userId, name: benutzer }: Caller): Promise<void> {
  const own = eq(recordLocks.userId, userId);
  const tooMany = db
    .select({ token: recordLocks.token })
    .from(recordLocks)
    .where(own)
    .orderBy(desc(recordLocks.validUntil), desc(recordLocks.createdAt))
    .offset(MOST_LOCKS);
  const ended = await db
    .delete(recordLocks)
    .where(and(own, inArray(recordLocks.token, tooMany)))
    .returning();
  for (const lock of ended) await announceLock(db, { ...lock, benutzer }, 'RELEASE');
}

/** Renews the lease of the caller's lock. Throws 423 when it is no longer valid. */
export async function renewLock(
  db: Executor,
  token: string,
  caller: Caller,
): Promise<{ own: RecordLock; oldest: RecordLock }> {
  const [renewed] = await db
    .update(recordLocks)
    .set({ validUntil: LEASE, sessionId: caller.sessionId })
    .where(and(eq(recordLocks.token, token), eq(recordLocks.userId, caller.id), isLive(db)))
    .returning({ tabelle: recordLocks.tabelle, tabelleId: recordLocks.tabelleId });
  if (!renewed) throw problem(423, 'msg_lock_expired');
  const locks = await liveLocks(db, { where: isOf(renewed) });
  const own = locks.find((lock) => lock.token === token);
  if (!own || !locks[0]) throw problem(423, 'msg_lock_expired');
  return { own, oldest: locks[0] };
}

/** Ends a lock. */
export async function releaseLock(db: Executor, lock: RecordLock): Promise<void> {
  await db.delete(recordLocks).where(eq(recordLocks.token, lock.token));
  await announceLock(db, lock, 'RELEASE');
}

/** Removes the locks of a removed record; its removal is news enough. */
export async function forgetLocks(db: Executor, key: LockKey): Promise<void> {
  await db.delete(recordLocks).where(isOf(key));
}

/** Removes invalid locks and reports their end. */
export async function releaseEnded(db: Executor, where?: SQL): Promise<void> {
  const ended = await db
    .delete(recordLocks)
    .where(and(where, not(isLive(db))))
    .returning();
  for (const lock of ended) {
    const [user] = await db
      .select({ benutzer: users.name })
      .from(users)
      .where(eq(users.id, lock.userId));
    await announceLock(db, { ...lock, benutzer: user?.benutzer ?? '' }, 'RELEASE');
  }
}

/** Makes the 423 with the lock's holder and since when (ISO 8601, UTC). */
export function lockedBy({ benutzer, createdAt }: RecordLock): Problem {
  return problem(423, 'msg_locked_by_user', benutzer, createdAt.toISOString());
}

async function announceLock(
  db: Executor,
  lock: RecordLock,
  art: 'LOCK' | 'RELEASE',
): Promise<void> {
  const { tabelle, tabelleId: id, benutzer, userId: benutzerId, requires } = lock;
  const zeit = new Date().toISOString();
  await announce(db, {
    event: { tabelle, id, version: null, benutzer, benutzerId, zeit, art, eltern: null },
    requires,
  });
}
