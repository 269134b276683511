import { users } from '../db/generated/tables';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { recordLocks } from '../db/tables/locks';
import { sessions } from '../db/tables/users';
import { announceAccessChange } from '../events/announcement';
import { releaseEnded } from '../locks/record-locks';

interface NewPassword {
  userId: number;
  passwortHash: string;
  /** The user has to choose another one after the next login. */
  passwortAendern: boolean;
  changedBy: number | null;
}

/** Stores a password's hash; an account with a password of its own is no demo account any more. */
export async function storePassword(db: Executor, password: NewPassword): Promise<void> {
  const { userId, passwortHash, passwortAendern, changedBy } = password;
  await db
    .update(users)
    .set({
      passwortHash,
      passwortAendern,
      demo: false,
      version: sql`${users.version} + 1`,
      changedAt: sql`now()`,
      changedBy,
    })
    .where(eq(users.id, userId));
}

/** Ends every session of a user, but for the one to keep: the next call with their tokens is refused. */
export async function endSessions(db: Executor, userId: number, keep?: number): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
  await releaseEnded(db, eq(recordLocks.userId, userId));
  await announceAccessChange(db);
}
