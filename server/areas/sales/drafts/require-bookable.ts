import type { Call } from '../../../http/call';
import { problem } from '../../../http/problem';
import type { salesDocuments } from '../../../db/generated/sales';

/** Throws what keeps a document from being booked. */
export async function requireBookable(
  document: typeof salesDocuments.$inferSelect,
  { db }: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  const { rows } = await db.execute(
    `select 1 from sales_positions where positions_art = 'N' and beleg_id = ${document.id} limit 1`,
  );
  if (rows.length === 0) throw problem(409, 'msg_document_empty');
}
