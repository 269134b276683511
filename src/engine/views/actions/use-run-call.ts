import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { call, type Answer } from '../../../api/call';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { bodyOf, fingerprint } from '../../../api/multipart';
import { showSending } from '../../../api/sending';
import type { AnyRecord, CallingAction } from '../../define/definition';
import type { Place } from '../../screens/place';
import { recordChanged } from '../../data/record-query';
import { ifMatch } from '../../editing/session/save-record';

/**
 * Makes the call of an action on a record. Rejects with what went wrong; either way the record is
 * read again, because what was refused may be another record by now.
 */
export function useRunCall(place: Place, id: number, record: AnyRecord) {
  const client = useQueryClient();
  /** Keys of attempts of which nobody knows whether they acted: the same intent again acts once. */
  const keys = useRef(new Map<string, string>());

  return async (action: CallingAction, body?: AnyRecord): Promise<Answer<unknown>> => {
    const intent = `${action.name} ${fingerprint(body ?? {})}`;
    const key = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, key);
    try {
      const answer = await showSending(body ?? {}, (onProgress) =>
        call(action.call, {
          params: { ...place.params, id },
          headers: { 'Idempotency-Key': key, ...ifMatch(record) },
          ...(body && { body: bodyOf(body) }),
          kind: 'action',
          onProgress,
        }),
      );
      keys.current.delete(intent);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined && error.status < 500) {
        keys.current.delete(intent);
      }
      throw error;
    } finally {
      recordChanged(client, place, id, undefined);
    }
  };
}
