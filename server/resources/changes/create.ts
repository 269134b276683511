import type { Answer, Call } from '../../http/operations/call';
import { keepPictures } from '../attachments/record-pictures';
import { writeHistory } from '../history/history';
import { requirePlace } from '../lists/list';
import { requireLock } from '../locks/require-lock';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import { splitPlace } from '../records/place';
import { findRecord, type AnyRecord } from '../records/read';
import { ownershipOf, ownerValue, requireOwner } from '../records/row-rights';
import { entityTag } from '../records/version';
import { withElseValues } from './else-values';
import { nextNumber } from './number-range';
import { requireWritable } from './require-writable';
import { storing } from './stored-problem';

/**
 * Creates a record; path parameters are properties of it or of the record it belongs to. `recordPath` is the path of
 * one record, with `{id}` and the path parameters of this call. The answer has the record where the contract says so.
 */
export async function createRecord(
  resource: Resource,
  call: Call<AnyRecord, unknown, AnyRecord>,
  recordPath: string,
  tables: Tables,
): Promise<Answer> {
  const { db, params, body } = call;
  await requirePlace(resource, call);
  const { ProtokollBemerkung: remark, trotzdem, ...values } = body;
  const record: AnyRecord = {
    ...withElseValues(resource, values),
    ...Object.fromEntries(splitPlace(resource, params).own),
  };
  const { caller } = call;
  const owned = ownershipOf(resource);
  if (owned) record[owned.owner] ??= ownerValue(owned, resource, caller);
  requireOwner(call.operation.right, record, caller);
  if (resource.parent) await requireLock({ resource, row: record }, call);
  const fields = Object.keys(record);
  const wanted = { before: undefined, after: record, fields, said: Object.keys(values) };
  await requireWritable(resource, { ...wanted, isConfirmed: trotzdem === true }, call, tables);
  const stored = (await resource.prepare?.(record, call)) ?? record;
  // Last of all before the insert: the counter's row is locked from here on.
  for (const [property, range] of Object.entries(resource.numbers)) {
    stored[property] = await nextNumber(range, resource.columnOf(property, 'de'), db);
  }
  const [created] = await storing(resource, db, (savepoint) =>
    savepoint
      .insert(resource.table)
      .values({ ...stored, createdBy: caller.id, changedBy: caller.id })
      .returning({ ...resource.columns }),
  );
  if (!created) throw new Error(`${resource.schema}: nothing was inserted`);
  await keepPictures(resource, undefined, created, call);
  await writeHistory(resource, { art: 'CREATION', after: created }, { ...call, remark });
  await resource.stored?.({ before: undefined, after: created, fields }, call, tables);
  const isAnswered = call.operation.answers.get(201) !== undefined;
  return {
    status: 201,
    ...(isAnswered && { body: { result: await answered(resource, created, call) } }),
    headers: {
      location: recordPath.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(name === 'id' ? created[resource.key] : params[name]),
      ),
      etag: entityTag(created.version),
    },
  };
}

function answered(
  resource: Resource,
  created: AnyRecord,
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<AnyRecord> {
  return findRecord(resource, created[resource.key], db, language);
}
