import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { salesDocuments, type salesPositions } from '../../db/generated/sales';
import { requireRight, type Caller } from '../../http/access/caller';
import { problem } from '../../http/errors/problem';

export type DocumentRow = typeof salesDocuments.$inferSelect;
export type PositionRow = typeof salesPositions.$inferSelect;

/** Reads a document. Throws 404. */
export async function readDocument(id: number, db: Executor): Promise<DocumentRow> {
  const [document] = await db.select().from(salesDocuments).where(eq(salesDocuments.id, id));
  if (!document) throw problem(404, 'msg_record_not_found');
  return document;
}

/** Locks a document until the transaction ends. Throws 404. */
export async function lockDocument(id: number, db: Executor): Promise<DocumentRow> {
  const [document] = await db
    .select()
    .from(salesDocuments)
    .where(eq(salesDocuments.id, id))
    .for('update');
  if (!document) throw problem(404, 'msg_record_not_found');
  return document;
}

/** Tells whether a document is saved or printed, not booked: it may be changed (3-decisions §3.6). */
export function isDraft({ belegstatus }: { belegstatus: unknown }): boolean {
  return belegstatus === '1' || belegstatus === '2';
}

/** Throws 409 for a booked document. */
export function requireDraft(document: { belegstatus: unknown }): void {
  if (!isDraft(document)) throw problem(409, 'msg_document_not_editable');
}

/** Throws 403 for somebody else's document without the right to change those. */
export function requireMine({ benutzerId }: Pick<DocumentRow, 'benutzerId'>, caller: Caller): void {
  if (benutzerId !== caller.id) requireRight(caller, 'BEK_FREMDBEARB');
}
