import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { recordLocks } from '../../db/tables/locks';
import { sessions } from '../../db/tables/users';
import { announceAccessChange } from '../../events/announcement';
import { releaseEnded } from '../../resources/locks/record-locks';

/** Ends one session: the next call with its tokens is refused. */
export async function endSession(db: Executor, id: number): Promise<void> {
  await end(db, eq(sessions.id, id), eq(recordLocks.sessionId, id));
}

/** Ends every session of a user, but for the one to keep. */
export async function endSessions(db: Executor, userId: number, keep?: number): Promise<void> {
  const others = keep === undefined ? undefined : ne(sessions.id, keep);
  await end(db, and(eq(sessions.userId, userId), others), eq(recordLocks.userId, userId));
}

/** Ends sessions of a user beyond the newest `most`. */
export async function endOldestSessions(db: Executor, userId: number, most: number): Promise<void> {
  const surplus = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.id))
    .offset(most);
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await end(db, inArray(sessions.id, ids), inArray(recordLocks.sessionId, ids));
}

/** Ends sessions: their locks are free at once, and event streams end. */
async function end(db: Executor, of: SQL | undefined, locks: SQL): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(of, isNull(sessions.endedAt)));
  await releaseEnded(db, locks);
  await announceAccessChange(db);
}
