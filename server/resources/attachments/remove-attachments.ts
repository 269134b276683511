import { and, eq } from 'drizzle-orm';
import { files, images } from '../../db/tables/files';
import type { Scope } from '../../http/access/scope';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';
import { writeAttachmentHistory } from './attachment-history';
import { requireUnsigned } from './signed-files';

/** Removes the files and images of a record that is being removed; their contents go with them. Throws 409 for one that was signed. */
export async function removeAttachments(
  resource: Resource,
  record: AnyRecord,
  scope: Scope,
): Promise<void> {
  const { tableCode } = resource;
  if (!tableCode) return;
  const ofRecord = { tabelle: tableCode, tabelleId: Number(record[resource.key]) };
  requireUnsigned(
    await scope.db
      .select()
      .from(files)
      .where(and(eq(files.tabelle, ofRecord.tabelle), eq(files.tabelleId, ofRecord.tabelleId)))
      .for('update'),
  );
  for (const [kind, table] of [
    ['File', files],
    ['Image', images],
  ] as const) {
    const rows = await scope.db
      .delete(table)
      .where(and(eq(table.tabelle, ofRecord.tabelle), eq(table.tabelleId, ofRecord.tabelleId)))
      .returning();
    for (const before of rows) {
      await writeAttachmentHistory(resource, record, { kind, before }, scope);
    }
  }
}
