import { eq } from 'drizzle-orm';
import { images } from '../db/tables/files';
import { callerOf, type Call } from '../http/call';
import { problem } from '../http/problem';
import type { AnyRecord } from '../resources/read';
import { changeableRecord, readableRecord, type FoundRecord } from '../resources/record-access';
import type { Tables } from '../resources/tables';

type ImageRow = typeof images.$inferSelect;

/**
 * An image for who may read or change the record it belongs to; one that belongs to nothing only for
 * who sent it. Throws 403 and 404.
 */
export async function accessibleImage(
  id: number,
  access: 'read' | 'change',
  tables: Tables,
  call: Pick<Call, 'db' | 'caller' | 'operation'>,
): Promise<{ row: ImageRow & AnyRecord; owner: FoundRecord | undefined }> {
  const caller = callerOf(call);
  const [row] = await call.db.select().from(images).where(eq(images.id, id));
  if (!row) throw problem(404, 'msg_record_not_found');
  if (row.tabelle === null) {
    if (row.createdBy !== caller.id && !caller.istAdmin) {
      throw problem(404, 'msg_record_not_found');
    }
    return { row, owner: undefined };
  }
  const { tabelle } = row;
  const allowed = access === 'read' ? readableRecord : changeableRecord;
  const asked = { tabelle, tabelleId: Number(row.tabelleId), caller, db: call.db };
  return { row, owner: await allowed(tables, asked) };
}
