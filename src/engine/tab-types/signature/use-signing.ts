import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { fingerprint } from '../../../api/multipart';
import { write } from '../../../api/write-records';
import type { QueuedOperation } from '../../../../schemas/contract/queued-operation';
import { useEngine } from '../../application/context';
import { attachmentsKey } from '../../data/attachments-key';
import { rowsKey } from '../../data/lists/row-page';
import { recordChanged } from '../../data/record-query';
import { useRecordName } from '../../data/use-record-name';
import type { AnyRecord } from '../../define/definition';
import { useQueuedCall } from '../../outbox/use-queued-call';
import { paramsBelow, type Place } from '../../screens/place';
import type { MadeDocument } from '../../views/record/document-maker';
import { asked, named, type Way } from './conventions';
import type { SignatureTab } from './definition';
import { pictureFile } from './drawing/picture-file';
import { waitingSignature } from './waiting-signature';

interface Attempt {
  intent: string;
  key: string;
  body: AnyRecord;
}

/** Outcome of sending; `waiting`: safe on the device, to be sent. */
export type Signed = 'sent' | 'waiting';

/**
 * Sends a signature, through the outbox where the contract allows it to wait. A signature of a document that was made
 * here takes the bytes along: they are added to the record's files ahead of it. Where nobody knows whether it arrived,
 * the same one is sent again as it was, so that it counts once. Rejects with what went wrong; either way the record is
 * read again.
 */
export function useSigning(tab: SignatureTab, place: Place, id: RecordId, record: AnyRecord) {
  const client = useQueryClient();
  const { registry } = useEngine();
  const { t } = useTranslation('signature');
  const queueCall = useQueuedCall();
  const nameOf = useRecordName(place);
  const uncertain = useRef<Attempt>(undefined);
  const params = { ...place.params, id };
  const { schema } = place.definition;
  const about = { schema, id, record };

  const sendDirectly = async (intent: AnyRecord, body: AnyRecord): Promise<void> => {
    const same = fingerprint(intent);
    const before = uncertain.current;
    const attempt =
      before?.intent === same ? before : { intent: same, key: newIdempotencyKey(), body };
    uncertain.current = attempt;
    try {
      await write(tab.call, {
        ...{ params, once: attempt.key, base: record, body: attempt.body },
        kind: 'action',
      });
      uncertain.current = undefined;
    } catch (error) {
      const isRefused =
        error instanceof ApiError && error.status !== undefined && error.status < 500;
      if (isRefused) uncertain.current = undefined;
      throw error;
    }
  };

  /** Queues the call that adds the bytes to the files, and returns its key as long as it waits. */
  const upload = async ({ content, name }: MadeDocument, files: string) => {
    const type = 'application/pdf';
    const below = paramsBelow(files, place, id);
    const queued = await queueCall({
      operation: `POST ${files}`,
      params: below,
      body: { dateiname: name, daten: new File([content], name, { type }) },
      asks: ['dateiname'],
      label: { action: t('upload'), record: nameOf(record) },
      of: about,
    });
    if (!queued) throw new Error(`signature: «POST ${files}» may not wait (x-queued)`);
    void client.invalidateQueries({ queryKey: attachmentsKey(files, below) });
    return queued.state === 'waiting' ? queued.key : undefined;
  };

  const sendQueued = async (
    body: AnyRecord,
    queued: QueuedOperation,
    made: MadeDocument | undefined,
  ) => {
    const key = made && tab.made && (await upload(made, tab.made.files));
    const { [named.time]: time, ...timeless } = body;
    const picture = body[named.picture];
    return queueCall({
      operation: tab.call,
      params,
      // Leaves out the time: the outbox says when it was signed, by the server's clock as far as it is known.
      body: {
        ...timeless,
        ...(queued.at !== named.time && time !== undefined && { [named.time]: time }),
        ...(made?.contentHash !== undefined && { [named.content]: made.contentHash }),
        ...(made && typeof picture === 'string' && { [named.picture]: pictureFile(picture) }),
      },
      ...(key !== undefined && { refers: [{ at: [], key }] }),
      asks: asked[body[named.way] as Way] ?? [],
      label: { action: t('sign'), record: nameOf(record) },
      of: { ...about, brings: { schema: tab.schema, row: waitingSignature(body) } },
    });
  };

  /** Sends a signature; `intent`: what the user entered. */
  return async (intent: AnyRecord, body: AnyRecord, made?: MadeDocument): Promise<Signed> => {
    try {
      const queued = await registry.loadQueued(tab.call);
      const result = queued && (await sendQueued(body, queued, made));
      if (!result) await sendDirectly(intent, body);
      return result?.state ?? 'sent';
    } finally {
      void client.invalidateQueries({ queryKey: rowsKey(tab.schema) });
      recordChanged(client, place, id, undefined);
    }
  };
}
