import type { RecordId } from '../../../api/dialect';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { fingerprint } from '../../../api/multipart';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { recordBody } from '../model/session-rows';
import { filledFields } from '../model/changes';
import { confirmed, type AskWhether } from '../model/confirmed';
import { storeNew } from './save-record';

/** Function that creates a record; resolves with its id. */
export type CreateOnce = (place: Place, values: AnyRecord, ask: AskWhether) => Promise<RecordId>;

/** Makes a creator for which the same input sent again is the same intent: the server creates it once. */
export function createsOnce(): CreateOnce {
  let attempt: { body: string; key: string; said: AnyRecord } | undefined;
  return (place, values, ask) => {
    const input = recordBody(filledFields(values));
    const body = fingerprint(input);
    if (attempt?.body !== body) attempt = { body, key: newIdempotencyKey(), said: {} };
    const intent = attempt;
    const make = (said: AnyRecord) => {
      intent.said = said;
      return storeNew(place, { ...input, ...said }, intent.key);
    };
    return confirmed(make, ask, intent.said);
  };
}
