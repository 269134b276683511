import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { fingerprint } from '../../../api/multipart';
import { write } from '../../../api/write-records';
import { rowsKey } from '../../data/lists/row-page';
import { recordChanged } from '../../data/record-query';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import type { SignatureTab } from './definition';

interface Attempt {
  intent: string;
  key: string;
  body: AnyRecord;
}

/**
 * Sends a signature. Where nobody knows whether it arrived, the same one is sent again as it was, time included, so that it
 * counts once. Rejects with what went wrong; either way the record is read again.
 */
export function useSigning(tab: SignatureTab, place: Place, id: RecordId, record: AnyRecord) {
  const client = useQueryClient();
  const uncertain = useRef<Attempt>(undefined);

  /** `intent`: what the user entered. */
  return async (intent: AnyRecord, body: AnyRecord): Promise<void> => {
    const same = fingerprint(intent);
    const before = uncertain.current;
    const attempt =
      before?.intent === same ? before : { intent: same, key: newIdempotencyKey(), body };
    uncertain.current = attempt;
    try {
      await write(tab.call, {
        params: { ...place.params, id },
        once: attempt.key,
        base: record,
        body: attempt.body,
        kind: 'action',
      });
      uncertain.current = undefined;
    } catch (error) {
      const isRefused =
        error instanceof ApiError && error.status !== undefined && error.status < 500;
      if (isRefused) uncertain.current = undefined;
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: rowsKey(tab.schema) });
      recordChanged(client, place, id, undefined);
    }
  };
}
