import { eq, sql } from 'drizzle-orm';
import { keepPictures } from '../attachments/record-pictures';
import type { Answer, Call } from '../../http/operations/call';
import { requireUnchanged } from '../locks/require-lock';
import { writeHistory } from '../history/history';
import { findRecord, lockRow, type AnyRecord } from '../records/read';
import { checkRecord } from './record-check';
import { requireNoRepetition } from './repeated-values';
import type { Resource } from '../model/resource';
import { requireOwner, requireRow } from '../records/row-rights';
import { isSameValue } from './same-value';
import { storing } from './stored-problem';
import type { Tables } from '../model/tables';
import { entityTag } from '../records/version';

interface Wanted {
  before: AnyRecord;
  after: AnyRecord;
  fields: readonly string[];
}

/**
 * Changes a record by JSON merge: named properties are replaced, null clears. What does not differ is
 * no change; a patch without any leaves version and history as they are.
 */
export async function changeRecord(
  resource: Resource,
  call: Call<AnyRecord, unknown, AnyRecord>,
  tables: Tables,
): Promise<Answer> {
  const { db, params, language } = call;
  const { right } = call.operation;
  const before = await lockRow(resource, params.id, db);
  await requireRow(resource, before, right, call);
  await requireUnchanged({ resource, row: before }, call);

  const { ProtokollBemerkung: remark, trotzdem: isConfirmed, ...patch } = call.body;
  const fields = Object.keys(patch).filter((name) => !isSameValue(patch[name], before[name]));
  if (fields.length > 0) {
    const changes = Object.fromEntries(fields.map((name) => [name, patch[name]]));
    requireOwner(right, { ...before, ...changes }, call.caller);
    await checkRecord(
      resource,
      { before, after: { ...before, ...changes }, changed: new Set(fields) },
      call,
      tables,
    );
    if (isConfirmed !== true) {
      await requireNoRepetition(
        resource,
        { after: { ...before, ...changes }, fields },
        call,
        tables.resources,
      );
    }
    await resource.guard?.({ before, after: { ...before, ...changes }, fields }, call, tables);
    const wanted = { before, after: { ...before, ...changes }, fields };
    const more = {
      ...leftParts(resource, wanted),
      ...(await resource.alongside?.(wanted, call)),
    };
    const [after] = await storing(resource, db, (savepoint) =>
      savepoint
        .update(resource.table)
        .set({
          ...changes,
          ...more,
          version: Number(before.version) + 1,
          changedAt: sql`now()`,
          changedBy: call.caller.id,
        })
        .where(eq(resource.keyColumn, params.id))
        .returning({ ...resource.columns }),
    );
    if (!after) throw new Error(`${resource.schema} ${String(params.id)}: nothing was changed`);
    await keepPictures(resource, before, after, call);
    const changed = { before, after, fields: [...fields, ...broughtAlong(more, before, fields)] };
    await writeHistory(resource, { art: 'CHANGE', ...changed }, { ...call, remark });
    await resource.stored?.({ before, after, fields }, call, tables);
  }
  const record = await findRecord(resource, params.id, db, language);
  return { status: 200, headers: { etag: entityTag(record.version) }, body: { result: record } };
}

/** Who names another address no longer means a person of the one before. */
function leftParts({ partReferences }: Resource, { before, after, fields }: Wanted): AnyRecord {
  const left = partReferences.filter(
    ({ of, reference }) =>
      fields.includes(of) &&
      before[of] !== after[of] &&
      before[reference.property] != null &&
      before[reference.property] === after[reference.property],
  );
  return Object.fromEntries(left.map(({ reference }) => [reference.property, null]));
}

function broughtAlong(more: AnyRecord, before: AnyRecord, fields: readonly string[]): string[] {
  return Object.keys(more).filter(
    (name) => !fields.includes(name) && !isSameValue(more[name], before[name]),
  );
}
