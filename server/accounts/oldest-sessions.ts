import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions } from '../db/tables/users';

/** Of one user: more than the devices of a shared login, far fewer than somebody could begin on purpose. */
const MOST_SESSIONS = 200;

/** Ends the oldest sessions of a user who has begun more than anybody needs. */
export async function endOldestSessions(db: Executor, userId: number): Promise<void> {
  const isOpen = and(eq(sessions.userId, userId), isNull(sessions.endedAt));
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.id))
    .offset(MOST_SESSIONS);
  await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(isOpen, inArray(sessions.id, surplus)));
}
