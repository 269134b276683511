import { and, eq } from 'drizzle-orm';
import { files, images } from '../db/tables/files';
import type { Call } from '../http/call';
import type { AnyRecord } from '../resources/read';
import type { Resource } from '../resources/resource';
import { writeAttachmentHistory } from './attachment-history';

/** Removes the files and images of a record that is being removed; their contents go with them. */
export async function removeAttachments(
  resource: Resource,
  record: AnyRecord,
  call: Pick<Call, 'db' | 'caller' | 'operation' | 'headers'>,
): Promise<void> {
  const { tableCode } = resource;
  if (!tableCode) return;
  for (const [kind, table] of [
    ['File', files],
    ['Image', images],
  ] as const) {
    const rows = await call.db
      .delete(table)
      .where(and(eq(table.tabelle, tableCode), eq(table.tabelleId, Number(record[resource.key]))))
      .returning();
    for (const before of rows) {
      await writeAttachmentHistory(resource, record, { kind, before }, call);
    }
  }
}
