import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sessions } from '../../db/tables/users';
import type { Caller } from './caller';

interface Log {
  warn(details: object, text: string): void;
}

/** Condition for sessions whose use was noted lately: once in five minutes is often enough for a list of devices. */
export const isUseNoted = sql<boolean>`${sessions.lastUsedAt} > now() - interval '5 minutes'`;

/** Notes that a session is in use. Nobody waits for it, and a call goes on where it cannot be written. */
export async function noteUse(
  { orm, hasSpace }: Pick<Database, 'orm' | 'hasSpace'>,
  caller: Caller,
  log: Log,
): Promise<void> {
  if (caller.isUseNoted) return;
  try {
    if (!(await hasSpace())) return;
    await orm
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.id, caller.sessionId), not(isUseNoted)));
  } catch (err) {
    log.warn({ err }, 'the use of a session could not be noted');
  }
}
