import type { Executor } from '../../../db/database';
import type { salesDocuments } from '../../../db/generated/sales';

/** Until there is a PDF a document is booked without. */
export function freezePaper(
  _document: typeof salesDocuments.$inferSelect,
  _db: Executor,
): Promise<string | null> {
  return Promise.resolve(null);
}
