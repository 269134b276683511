import { eq } from 'drizzle-orm';
import type { Scope } from '../../http/access/scope';
import { databaseError } from '../../http/errors/database-problem';
import { Problem } from '../../http/errors/problem';
import type { Answer, Call } from '../../http/operations/call';
import { countedRecords } from '../../http/texts/labels';
import { removeAttachments } from '../attachments/remove-attachments';
import { writeHistory } from '../history/history';
import { forgetLocks } from '../locks/record-locks';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import type { AnyRecord } from '../records/read';
import { recordToActOn } from './act-on-record';
import { recordsInTheWay } from './records-in-the-way';
import { OTHERS, referringRecords } from './referring-records';

/** Removes a record together with its parts; throws 409 where other records refer to it. */
export async function removeRecord(
  resource: Resource,
  call: Call<AnyRecord, unknown, AnyRecord>,
  tables: Tables,
): Promise<Answer> {
  const row = await recordToActOn(resource, call.params.id, call);
  await resource.guard?.({ before: row, after: undefined, fields: [] }, call, tables);
  try {
    // A savepoint: the records in the way must still be readable after the failure.
    await call.db.transaction((db) => removeRow(resource, row, { ...call, db }, tables));
  } catch (error) {
    if (databaseError(error)?.code !== '23503') throw error;
    const text = await inTheWay(resource, row, call, tables);
    const records = await recordsInTheWay(resource, row, call, tables.resources);
    const message = { code: 'msg_record_in_use', parameters: [text], records };
    throw new Problem(409, { services: [message], cause: error });
  }
  return { status: 204 };
}

/** Describes the records that refer to this one. */
async function inTheWay(
  resource: Resource,
  row: AnyRecord,
  scope: Scope,
  { resources }: Tables,
): Promise<string> {
  const found = await referringRecords(resource, [row[resource.key]], scope, resources);
  // None that the contract shows as records: at least one thing all the same.
  if (found.size === 0) found.set(OTHERS, 1);
  return [...found]
    .sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS))
    .map(([schema, count]) => countedRecords(scope.language, schema, count))
    .join(', ');
}

async function removeRow(
  resource: Resource,
  row: AnyRecord,
  call: Call<AnyRecord, unknown, AnyRecord>,
  tables: Tables,
  withParent = false,
): Promise<void> {
  for (const part of resource.parts) {
    const { property } = part.parent as NonNullable<Resource['parent']>;
    const rows = await call.db
      .select({ ...part.columns })
      .from(part.table)
      .where(eq(part.columnOf(property, 'de'), row[resource.key]))
      .for('update');
    for (const partRow of rows) await removeRow(part, partRow, call, tables, true);
  }
  await removeAttachments(resource, row, call);
  await call.db.delete(resource.table).where(eq(resource.keyColumn, row[resource.key]));
  await writeHistory(resource, { art: 'DELETION', before: row }, call);
  const { tableCode: tabelle, key } = resource;
  if (tabelle) await forgetLocks(call.db, { tabelle, tabelleId: Number(row[key]) });
  await resource.stored?.({ before: row, after: undefined, fields: [], withParent }, call, tables);
}
