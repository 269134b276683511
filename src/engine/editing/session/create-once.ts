import { newIdempotencyKey } from '../../../api/idempotency-key';
import { fingerprint } from '../../../api/multipart';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { recordBody } from '../rows/session-rows';
import { filledFields } from './changes';
import { createRecord } from './save-record';

/** Saves a new record and answers its id. */
export type CreateOnce = (place: Place, values: AnyRecord) => Promise<number>;

/** How one new record is created: the same input sent again is the same intent, and the server creates it once. */
export function createsOnce(): CreateOnce {
  let attempt: { body: string; key: string } | undefined;
  return (place, values) => {
    const input = recordBody(filledFields(values));
    const body = fingerprint(input);
    if (attempt?.body !== body) attempt = { body, key: newIdempotencyKey() };
    return createRecord(place, input, attempt.key);
  };
}
