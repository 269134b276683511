import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../http/access/scope';
import type { Answer, Call } from '../../http/operations/call';
import { keepPictures } from '../attachments/record-pictures';
import { writeHistory } from '../history/history';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import type { AnyRecord } from '../records/read';
import { requireOwner } from '../records/row-rights';
import { answerRecord, recordToActOn } from './act-on-record';
import { withElseValues } from './else-values';
import { requireWritable } from './require-writable';
import { isSameValue } from './same-value';
import { storing } from './stored-problem';

/** Record before and after a change, and the properties in which the two differ. */
interface Change {
  before: AnyRecord;
  after: AnyRecord;
  fields: readonly string[];
}

/**
 * Changes a record by JSON merge: named properties are replaced, null clears. An equal value is no change; a patch
 * without any leaves version and history as they are.
 */
export async function changeRecord(
  resource: Resource,
  call: Call<AnyRecord, unknown, AnyRecord>,
  tables: Tables,
): Promise<Answer> {
  const { ProtokollBemerkung: remark, trotzdem, ...patch } = call.body;
  const { id } = call.params;
  const before = await recordToActOn(resource, id, call);
  const change = changeBy(withElseValues(resource, patch, before), before);
  const { fields } = change;
  if (fields.length === 0) return answerRecord(resource, id, call);

  requireOwner(call.operation.right, change.after, call.caller);
  const isConfirmed = trotzdem === true;
  await requireWritable(resource, { ...change, said: fields, isConfirmed }, call, tables);

  const along = { ...leftParts(resource, change), ...(await resource.alongside?.(change, call)) };
  const after = await storeChange(resource, change, along, call);
  await keepPictures(resource, before, after, call);
  const changed = [...fields, ...fieldsOf(along, change)];
  await writeHistory(
    resource,
    { art: 'CHANGE', before, after, fields: changed },
    { ...call, remark },
  );
  await resource.stored?.({ before, after, fields }, call, tables);
  return answerRecord(resource, id, call);
}

function changeBy(patch: AnyRecord, before: AnyRecord): Change {
  const fields = Object.keys(patch).filter((name) => !isSameValue(patch[name], before[name]));
  const changes = Object.fromEntries(fields.map((name) => [name, patch[name]]));
  return { before, after: { ...before, ...changes }, fields };
}

/** Writes the changes and the values that follow from them; returns the row as it is stored. */
async function storeChange(
  resource: Resource,
  { before, after, fields }: Change,
  along: AnyRecord,
  { caller, db }: Scope,
): Promise<AnyRecord> {
  const { schema, table, columns, key, keyColumn } = resource;
  const [stored] = await storing(resource, db, (savepoint) =>
    savepoint
      .update(table)
      .set({
        ...Object.fromEntries(fields.map((name) => [name, after[name]])),
        ...along,
        version: Number(before.version) + 1,
        changedAt: sql`now()`,
        changedBy: caller.id,
      })
      .where(eq(keyColumn, before[key]))
      .returning({ ...columns }),
  );
  if (!stored) throw new Error(`${schema} ${String(before[key])}: nothing was changed`);
  return stored;
}

/** Clears references to parts of the former record: with another address, its person is no longer meant. */
function leftParts({ partReferences }: Resource, { before, after, fields }: Change): AnyRecord {
  const left = partReferences.filter(
    ({ of, reference }) =>
      fields.includes(of) &&
      before[of] !== after[of] &&
      before[reference.property] != null &&
      before[reference.property] === after[reference.property],
  );
  return Object.fromEntries(left.map(({ reference }) => [reference.property, null]));
}

/** Names of following values that differ from before. */
function fieldsOf(along: AnyRecord, { before, fields }: Change): string[] {
  return Object.keys(along).filter(
    (name) => !fields.includes(name) && !isSameValue(along[name], before[name]),
  );
}
