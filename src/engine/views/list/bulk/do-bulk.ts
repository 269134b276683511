import { ApiError } from '../../../../api/api-error';
import { call } from '../../../../api/call';
import { recordOf, type AnyRecord } from '../../../../api/dialect';
import { confirmed, type AskWhether } from '../../../editing/session/confirmed';
import { changeRecord, ifMatch } from '../../../editing/session/save-record';
import type { Place } from '../../../screens/place';
import type { RowId } from '../../../data/lists/selection';
import type { BulkWork } from './bulk-work';
import type { BulkItem } from './plan-bulk';

/** Does the work on one row, if it is still the version that was read; answers a changed row as it is then. */
export async function doBulk(
  place: Place,
  work: BulkWork,
  item: BulkItem,
  ask: AskWhether,
): Promise<AnyRecord | undefined> {
  const { record, key } = item;
  const id = record.id as number;
  // Without a lock of its own: who is editing a row keeps it, and it is listed with that reason.
  if (work.kind === 'change') {
    return change(place, work, item, ask);
  }
  const params = { ...place.params, id };
  if (work.kind === 'remove') {
    await call(`DELETE ${place.definition.api.record}`, { params, headers: ifMatch(record) }).catch(
      (error: unknown) => {
        // Somebody else was faster: it is gone, which is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      },
    );
  } else {
    const headers = { 'Idempotency-Key': key, ...ifMatch(record) };
    await call(work.does.call, { params, headers, ...(work.body && { body: work.body }) });
  }
  return undefined;
}

/** A row as it is now; undefined when it is gone. */
export async function readRow(
  place: Place,
  id: RowId,
  signal?: AbortSignal,
): Promise<AnyRecord | undefined> {
  try {
    const params = { ...place.params, id };
    return recordOf((await call(`GET ${place.definition.api.record}`, { params, signal })).data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Whether a failed attempt may have acted all the same: then the very same one is made again. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === undefined || error.status >= 500;
}

/** Writes the changes that take a done one back. */
export function undoBulk(
  place: Place,
  work: BulkWork,
  item: BulkItem,
  ask: AskWhether,
): Promise<AnyRecord> {
  return change(place, work, item, ask);
}

function change(
  place: Place,
  work: BulkWork,
  { record, changes }: BulkItem,
  ask: AskWhether,
): Promise<AnyRecord> {
  const remark = work.kind === 'change' ? work.said : {};
  return confirmed(
    (said) =>
      changeRecord(
        place,
        record.id as number,
        record,
        { ...changes, ...remark, ...said },
        undefined,
      ),
    ask,
  );
}

/** The changes that take a done one back, on the version that it made: who has changed the row since keeps what he wrote. */
export function undoItem(item: BulkItem, result: AnyRecord): BulkItem {
  const former = Object.keys(item.changes).map((name) => [name, item.record[name] ?? null]);
  return { record: result, changes: Object.fromEntries(former) as AnyRecord, key: item.key };
}
