import { call } from '../../../api/call';
import { idOf, recordOf } from '../../../api/dialect';
import { lockHeader } from '../../../api/locks';
import { bodyOf } from '../../../api/multipart';
import { showSending } from '../../../api/sending';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';

export function ifMatch(record: AnyRecord): Record<string, string> {
  return { 'If-Match': `"${String(record.version)}"` };
}

/** Resolves with the record as it is stored. */
export async function changeRecord(
  place: Place,
  id: number,
  base: AnyRecord,
  changes: AnyRecord,
  lock: string | undefined,
): Promise<AnyRecord> {
  const answer = await call(`PATCH ${place.definition.api.record}`, {
    params: { ...place.params, id },
    headers: { ...ifMatch(base), ...lockHeader(lock) },
    body: changes,
  });
  return recordOf(answer.data);
}

/** Resolves with the id. `key`: idempotency key for repeated attempts. */
export async function createRecord(place: Place, values: AnyRecord, key: string): Promise<number> {
  const answer = await showSending(values, (onProgress) =>
    call(`POST ${place.definition.api.create}`, {
      params: place.params,
      headers: { 'Idempotency-Key': key },
      body: bodyOf(values),
      onProgress,
    }),
  );
  return idOf(answer.location);
}
