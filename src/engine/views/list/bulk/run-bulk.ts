import type { RecordId } from '../../../../api/dialect';
import { ApiError } from '../../../../api/api-error';
import { patienceAsked, pause as pauseFor } from '../../../../api/retry-after';
import { removeRecord, write } from '../../../../api/write-records';
import { type AskWhether, confirmed } from '../../../editing/model/confirmed';
import { storeChanges } from '../../../editing/session/save-record';
import type { Place } from '../../../screens/place';
import type { BulkCall } from '../../../screens/action-type';
import type { ActionDefinition, AnyRecord } from '../../../define/definition';
import type { Rounding } from '../../../fields/rounding';
import type { Compute } from '../../../fields/typed-change';
import type { Field } from '../../../fields/field';
import type { BulkItem } from './plan-bulk';

interface BulkOutcome<T, R> {
  done: { item: T; result: R }[];
  failed: { item: T; error: unknown }[];
  /** Rows that were not tried, because it was stopped before. */
  left: T[];
}

interface BulkOptions {
  /** Signal to stop: nothing further begins; calls under way are awaited, so that their outcome is known. */
  signal: AbortSignal;
  onProgress: (tried: number) => void;
  /** Number of calls at once; four unless given. */
  atOnce?: number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Runs work on many rows. A failure stops nothing, except the end of the session. When the server asks for patience,
 * all wait and retry.
 */
export async function runBulk<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { signal, onProgress, atOnce = 4, wait = pauseFor }: BulkOptions,
): Promise<BulkOutcome<T, R>> {
  const outcome: BulkOutcome<T, R> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  let isOver = false;
  let pause: Promise<void> | undefined;

  const worker = async () => {
    for (;;) {
      await pause;
      if (isOver || signal.aborted) return;
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        outcome.done.push({ item, result: await work(item) });
      } catch (error) {
        const ms = patienceAsked(error);
        if (ms !== undefined) {
          waiting.unshift(item);
          const over = () => {
            pause = undefined;
          };
          // Begins nothing further once it was stopped.
          pause ??= wait(ms, signal).then(over, over);
          continue;
        }
        outcome.failed.push({ item, error });
        if (error instanceof ApiError && error.status === 401) isOver = true;
      }
      onProgress(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  outcome.left = waiting;
  return outcome;
}

/** Acts only on the version that was read; returns the changed row as it is then. */
export async function doBulk(
  place: Place,
  work: BulkWork,
  item: BulkItem,
  ask: AskWhether,
): Promise<AnyRecord | undefined> {
  const { record, key } = item;
  const id = record.id as RecordId;
  // Takes no lock: whoever is editing a row keeps it, and it is listed with that reason.
  if (work.kind === 'change') {
    return change(place, work, item, ask);
  }
  const params = { ...place.params, id };
  if (work.kind === 'remove') {
    await removeRecord(place.definition.api.record, { params, base: record }).catch(
      (error: unknown) => {
        // Accepts that somebody else was faster: it is gone, as was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      },
    );
  } else {
    const body = work.body && { body: work.body };
    await write(work.does.call, {
      params: { ...params, ...work.does.params },
      once: key,
      base: record,
      ...body,
    });
  }
  return undefined;
}

/** Tells whether a failed attempt may have acted all the same: then the very same one is made again. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === undefined || error.status >= 500;
}

/** Builds the changes that undo one that was made. */
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
      storeChanges(
        place,
        record.id as RecordId,
        record,
        { ...changes, ...remark, ...said },
        undefined,
      ),
    ask,
  );
}

/** Acts on the version that the change made: whoever has changed the row since keeps what they wrote. */
export function undoItem(item: BulkItem, result: AnyRecord): BulkItem {
  const former = Object.keys(item.changes).map((name) => [name, item.record[name] ?? null]);
  return { record: result, changes: Object.fromEntries(former) as AnyRecord, key: item.key };
}

export type BulkWork =
  | { kind: 'remove' }
  /** Call with `body`, which its form was filled with, the same for every row. */
  | { kind: 'call'; action: ActionDefinition; does: BulkCall; body?: AnyRecord }
  | ({ kind: 'change' } & BulkChange);

/** Change of one field in every row. */
export type BulkChange = {
  field: Field;
  /** Values that go with it, beside the field: a remark for the change history. */
  said: AnyRecord;
} & ({ value: unknown } | { reckoning: Reckoning });

/** Formula by which each row's value is computed. */
export interface Reckoning {
  /** Formula as it was typed. */
  text: string;
  compute: Compute;
  rounding: Rounding;
}

/** Work as it is asked for; field and value of a change follow later. */
export type BulkRequest = Exclude<BulkWork, { kind: 'change' }> | { kind: 'change' };
