import { and, count, eq, inArray } from 'drizzle-orm';
import { mailMessages } from '../../../db/generated/mail';
import type { Scope } from '../../../http/access/scope';
import { problem } from '../../../http/errors/problem';

/** Maximum number of messages of one user that wait, for their turn or for a decision. */
const MOST_WAITING = 500;

/** Throws 409 where with so many more messages too many of the caller would wait. */
export async function requireRoom(more: number, { caller, db }: Scope): Promise<void> {
  const { benutzerId, status } = mailMessages;
  const waits = inArray(status, ['WARTET', 'IN_VERSAND', 'ZURUECKGEHALTEN']);
  const [row] = await db
    .select({ waiting: count() })
    .from(mailMessages)
    .where(and(eq(benutzerId, caller.id), waits));
  if ((row?.waiting ?? 0) + more > MOST_WAITING) {
    throw problem(409, 'msg_mail_waiting_many', String(MOST_WAITING));
  }
}
