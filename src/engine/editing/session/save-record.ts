import type { RecordId } from '../../../api/dialect';
import { changeRecord, createRecord } from '../../../api/write-records';
import { bodyOf } from '../../../api/multipart';
import { showSending } from '../../../api/sending';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';

/** Stores changes; resolves with the record as it is stored. */
export function storeChanges(
  place: Place,
  id: RecordId,
  base: AnyRecord,
  changes: AnyRecord,
  lock: string | undefined,
): Promise<AnyRecord> {
  const params = { ...place.params, id };
  return changeRecord(place.definition.api.record, { params, base, lock, body: changes });
}

/** Stores a new record; resolves with its id. `once`: the key of repeated attempts. */
export function storeNew(place: Place, values: AnyRecord, once: string): Promise<RecordId> {
  const { params } = place;
  const path = String(place.definition.api.create);
  return showSending(values, (onProgress) =>
    createRecord(path, { params, once, body: bodyOf(values), onProgress }),
  );
}
