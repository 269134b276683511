import { eq } from 'drizzle-orm';
import { images } from '../db/tables/files';
import { problem } from '../http/errors/problem';
import type { Scope } from '../http/access/scope';
import type { AnyRecord } from '../resources/records/read';
import {
  changeableRecord,
  readableRecord,
  type FoundRecord,
} from '../resources/records/record-access';
import type { Tables } from '../resources/model/tables';

type ImageRow = typeof images.$inferSelect;

/**
 * Finds an image for a caller who may read or change the record it belongs to; one that belongs to none only for its
 * sender. Throws 403 and 404.
 */
export async function accessibleImage(
  id: number,
  access: 'read' | 'change',
  tables: Tables,
  scope: Scope,
): Promise<{ row: ImageRow & AnyRecord; owner: FoundRecord | undefined }> {
  const { caller } = scope;
  const [row] = await scope.db.select().from(images).where(eq(images.id, id));
  if (!row) throw problem(404, 'msg_record_not_found');
  if (row.tabelle === null) {
    if (row.createdBy !== caller.id && !caller.istAdmin) {
      throw problem(404, 'msg_record_not_found');
    }
    return { row, owner: undefined };
  }
  const { tabelle } = row;
  const allowed = access === 'read' ? readableRecord : changeableRecord;
  const asked = { tabelle, tabelleId: Number(row.tabelleId) };
  return { row, owner: await allowed(tables, asked, scope) };
}
