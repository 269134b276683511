import type { QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { rowStored } from '../../data/lists/row-stored';
import { recordChanged, recordQuery } from '../../data/record-query';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import type { EditLock } from '../lock/edit-lock';
import type { RowAttempts, RowsProgress } from '../rows/save-rows';
import { saveTables, type TablesOutcome } from '../rows/save-tables';
import { recordBody, withRowKeys } from '../model/session-rows';
import type { RowTexts } from '../rows/use-row-texts';
import { changesOf } from '../model/changes';
import { confirmed, type AskWhether } from '../model/confirmed';
import { storeChanges } from './save-record';

interface SaveChangesOptions {
  client: QueryClient;
  language: string;
  lock: Pick<EditLock, 'token' | 'retake'>;
  texts: RowTexts;
  attempts: RowAttempts;
  /** Goes with a change of the own fields, e.g. a remark. */
  said: AnyRecord;
  askWhether: AskWhether;
  onProgress?: (progress: RowsProgress) => void;
}

interface ChangesOutcome {
  record: AnyRecord;
  rows: TablesOutcome;
}

/** Returns the changes of the record's own fields, as its body carries them. */
export function ownChanges(base: AnyRecord, values: AnyRecord): AnyRecord {
  return recordBody(changesOf(base, values));
}

/** Saves the record's own fields first, then its tables' rows. Rejects where the record itself was refused. */
export async function saveChanges(
  place: Place,
  id: RecordId,
  { base, values }: { base: AnyRecord; values: AnyRecord },
  options: SaveChangesOptions,
): Promise<ChangesOutcome> {
  const { client, language, lock, texts, attempts, said, askWhether, onProgress } = options;
  const changes = ownChanges(base, values);
  let record = recordBody(base);
  if (Object.keys(changes).length > 0) {
    record = await changeLocked(lock, (token) =>
      confirmed(
        (meant) => storeChanges(place, id, base, { ...changes, ...said, ...meant }, token),
        askWhether,
      ),
    );
    rowStored(client, place.definition.schema, record);
    recordChanged(client, place, id, record);
  }
  const rows = await saveTables(
    place,
    id,
    { base, values },
    {
      ...{ client, language, lock: lock.token(), texts, attempts, askWhether },
      ...(onProgress && { onProgress }),
    },
  );
  if (rows.changed) {
    // The record may show sums of its rows.
    recordChanged(client, place, id, undefined);
    record = await recordNow(client, place, id, language).catch(() => record);
  }
  return { record: withRowKeys(record, place.tables), rows };
}

/** Fetched anew from the server. */
export function recordNow(
  client: QueryClient,
  place: Place,
  id: RecordId,
  language: string,
): Promise<AnyRecord> {
  return client.fetchQuery({ ...recordQuery(place, id, language), staleTime: 0 });
}

/** Retakes an expired lock once: the version still decides what may be stored. */
async function changeLocked<T>(
  lock: SaveChangesOptions['lock'],
  change: (token: string | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await change(lock.token());
  } catch (error) {
    const isOver =
      error instanceof ApiError &&
      error.status === 423 &&
      error.services.some(({ messageCode }) => messageCode === 'msg_lock_expired');
    if (!isOver || !(await lock.retake())) throw error;
    return change(lock.token());
  }
}
