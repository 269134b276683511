import { inLanes } from '../../../api/in-lanes';
import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { readRecord } from '../../../api/records';
import { changeRecord, createRecord, removeRecord } from '../../../api/write-records';
import { failureText } from '../../../failure/failure-text';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import type { AnyRecord } from '../../define/definition';
import { mergeRecords } from '../conflict/merge-records';
import { confirmed, type AskWhether } from '../model/confirmed';
import type { ServerErrors } from '../model/edit-session';
import { cellName } from '../model/cell-name';
import { partRow, wireRow, type Row } from '../model/row';
import { diffRows } from '../model/row-diff';
import type { RowParams } from '../../screens/row-params';
import type { RowTable } from '../../screens/row-table';
import { byDirection } from './call-order';
import { readParts } from './parts-query';
import type { RowTexts } from './use-row-texts';

/** Number of parallel calls: enough to hide the latency, few enough to leave room for others. */
const LANES = 4;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RowsOutcome {
  /** Rows as the server has them. */
  base: readonly Row[];
  /** Rows still wanted: equal to `base` where everything was stored. */
  rows: readonly Row[];
  errors: ServerErrors;
  /** Reason why the rest was not tried. */
  stopped: unknown;
  failures: readonly unknown[];
  changed: boolean;
}

/** Progress of a save with the rows of a table. */
export interface RowsProgress {
  table: string;
  done: number;
  of: number;
}

/** Bodies and idempotency keys of creations, by the rows' keys. */
export type RowAttempts = Map<string, RowAttempt>;

interface RowAttempt {
  body: string;
  key: string;
  /** Confirmations given for it. */
  said: AnyRecord;
}

interface SaveRowsOptions {
  base: readonly Row[];
  rows: readonly Row[];
  params: RowParams;
  lock: string | undefined;
  texts: RowTexts;
  /** Attempts made earlier: the same row is created once. */
  attempts: RowAttempts;
  /** Asks a question whose one answer holds for all rows of a save. */
  askWhether: AskWhether;
  onProgress?: (progress: RowsProgress) => void;
}

/**
 * Stores what differs, row by row: removed, changed, then new ones. A refused row keeps its input and gives the reason;
 * somebody else's change of another field is merged, of the same field named at the cell. Without an answer it stops.
 */
export async function saveRows(table: RowTable, options: SaveRowsOptions): Promise<RowsOutcome> {
  const { params, lock, texts, attempts, askWhether } = options;
  const { tab, name, fields, order } = table;
  const stored = new Map(options.base.map((row) => [row.$key, row]));
  const wanted = new Map(options.rows.map((row) => [row.$key, row]));
  const errors: Record<string, readonly string[]> = {};
  let stopped: unknown;
  const failures: unknown[] = [];
  let changed = false;
  const record = String(tab.api?.record);
  const diff = diffRows(options.base, options.rows, fields);
  const changeable = Object.values(fields).filter((field) => !field.readOnly);

  const refused = (row: Row, error: unknown): void => {
    failures.push(error);
    if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) {
      stopped ??= error;
      return;
    }
    if (error.status === 401 || error.status === 429) stopped ??= error;
    const named = Object.entries(error.fieldErrors).filter(([field]) => fields[field]);
    for (const [field, said] of named) errors[cellName(name, row.$key, field)] = said;
    if (named.length === 0) errors[cellName(name, row.$key)] = [failureText(error)];
  };
  const read = (row: Row): Promise<AnyRecord> =>
    readRecord(record, { params: params.record(row.id as RecordId) });

  const remove = async (row: Row): Promise<void> => {
    try {
      await removeRecord(record, { params: params.record(row.id as RecordId), base: row, lock });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        // It is shown again, as it is now, with the reason.
        const isStale = error instanceof ApiError && error.status === 412;
        const now = isStale ? partRow(await read(row), row.$key) : row;
        stored.set(row.$key, now);
        wanted.set(row.$key, now);
        if (isStale) errors[cellName(name, row.$key)] = [texts.notRemoved(error)];
        else refused(row, error);
        return;
      }
    }
    stored.delete(row.$key);
    changed = true;
  };

  const patch = async (row: Row, base: Row, changes: AnyRecord): Promise<void> => {
    const stays = await confirmed(
      (said) =>
        changeRecord(record, {
          params: params.record(row.id as RecordId),
          base,
          lock,
          body: { ...changes, ...said },
        }),
      askWhether,
    );
    const now = partRow(stays, row.$key);
    stored.set(row.$key, now);
    wanted.set(row.$key, now);
    changed = true;
  };

  const change = async ({
    row,
    base,
    changes,
  }: (typeof diff)['changed'][number]): Promise<void> => {
    try {
      await patch(row, base, changes);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        // Somebody removed it: what was typed becomes a new row.
        const { id: _id, version: _version, ...values } = row;
        stored.delete(row.$key);
        wanted.set(row.$key, { ...values, $key: row.$key } as Row);
        errors[cellName(name, row.$key)] = [texts.removedMeanwhile()];
        return;
      }
      if (!(error instanceof ApiError) || error.status !== 412) return refused(row, error);
      const theirs = partRow(await read(row), row.$key);
      const merge = mergeRecords(
        base,
        row,
        theirs,
        changeable.map((field) => field.name),
      );
      const merged = { ...merge.values, $key: row.$key } as Row;
      stored.set(row.$key, theirs);
      wanted.set(row.$key, merged);
      for (const conflict of merge.conflicts) {
        errors[cellName(name, row.$key, conflict.field)] = [
          texts.conflict(error, table, conflict.field, conflict.theirs),
        ];
      }
      if (merge.conflicts.length > 0) return;
      const rest = diffRows([theirs], [merged], fields).changed[0];
      if (rest)
        await patch(rest.row, rest.base, rest.changes).catch((second) => refused(row, second));
    }
  };

  const add = async ({ row, values }: (typeof diff)['added'][number]): Promise<void> => {
    const body = JSON.stringify(values);
    const former = attempts.get(row.$key);
    // The same row sent again is the same intent; a changed or meanwhile removed row is a new one.
    const isFirst = former === undefined && uuid.test(row.$key);
    const isSame = former?.body === body;
    const key = isFirst ? row.$key : isSame ? former.key : newIdempotencyKey();
    const attempt: RowAttempt = { body, key, said: isSame ? former.said : {} };
    attempts.set(row.$key, attempt);
    const make = (said: AnyRecord) => {
      attempt.said = said;
      return createRecord(String(tab.api?.create), {
        params: params.create,
        once: key,
        lock,
        body: { ...values, ...said },
      });
    };
    try {
      const id = await confirmed(make, askWhether, attempt.said);
      const created = partRow({ ...wireRow(row), id, version: 1 }, row.$key);
      stored.set(row.$key, created);
      wanted.set(row.$key, created);
      changed = true;
    } catch (error) {
      refused(row, error);
    }
  };

  const isStopped = () => stopped !== undefined;
  const of = diff.removed.length + diff.changed.length + diff.added.length;
  let done = 0;
  const counted =
    <T>(work: (item: T) => Promise<void>) =>
    async (item: T) => {
      await work(item);
      done += 1;
      options.onProgress?.({ table: name, done, of });
    };
  await inLanes(diff.removed, LANES, counted(remove), isStopped);
  for (const group of byDirection(diff.changed, order?.field)) {
    // One by one, so that rows that swap places never share a number.
    await inLanes(group.changes, group.moves ? 1 : LANES, counted(change), isStopped);
  }
  // Without a number of its own a row's place is the order of creation.
  await inLanes(diff.added, order ? LANES : 1, counted(add), isStopped);

  return finish();

  /** Takes over what the server computed and others added. */
  async function finish(): Promise<RowsOutcome> {
    const keys = new Map([...stored.values()].map((row) => [row.id, row.$key]));
    const fresh =
      changed && !isStopped()
        ? await readParts(table, params.list).catch(() => undefined)
        : undefined;
    if (fresh) {
      const before = new Map(stored);
      stored.clear();
      for (const record of fresh) {
        const row = partRow(record, keys.get(record.id) ?? record.$key);
        stored.set(row.$key, row);
        const known = before.get(row.$key);
        if (!known || wanted.get(row.$key) === known) wanted.set(row.$key, row);
      }
    }
    const base = [...stored.values()];
    return {
      base,
      rows: inOrder([...wanted.values()], order?.field),
      errors,
      stopped,
      failures,
      changed,
    };
  }
}

function inOrder(rows: readonly Row[], field: string | undefined): readonly Row[] {
  if (field === undefined) return rows;
  return rows.toSorted((one, other) => Number(one[field] ?? 0) - Number(other[field] ?? 0));
}
