import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import type { RecordId } from '../../../api/dialect';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { bodyOf, fingerprint } from '../../../api/multipart';
import { createdId, write } from '../../../api/write-records';
import { notifyFailure } from '../../../failure/notify-failure';
import { attachmentsKey } from '../../data/attachments-key';
import { recordChanged } from '../../data/record-query';
import { useRecordName } from '../../data/use-record-name';
import type { AnyRecord } from '../../define/definition';
import type { EntryRecord, EntryReference } from '../../outbox/entry';
import { useQueuedCall } from '../../outbox/use-queued-call';
import { paramsBelow, type Place } from '../../screens/place';

export interface FlowSend extends Pick<EntryRecord, 'follows' | 'brings'> {
  /** Name of the action, in the words of the page: the list of waiting calls shows it. */
  action: string;
  body?: AnyRecord | readonly AnyRecord[];
  /** Parameters of the path; the flow's own unless given. */
  params?: Readonly<Record<string, string | number>>;
  /** Row that is changed or removed, as it was read. */
  base?: AnyRecord;
  refers?: readonly EntryReference[];
  /** Properties of the body that its user may correct while it waits; all unless given. */
  asks?: readonly string[];
}

/** Result of a call; `waiting`: on the device, to be sent. */
export type Sent = 'sent' | 'waiting';

/** Photo that the server has, or the key of one that waits on the device. */
export type StoredPhoto = { id: number } | { key: string };

export interface FlowCalls {
  /**
   * Sends `POST /path`: what is done with the record. Resolves when it is stored; rejects with the server's objections.
   */
  send: (operation: string, options: FlowSend) => Promise<Sent>;
  /** Sends a photo to the files at a path, for an answer that names it: it goes before that. */
  sendPhoto: (path: string, photo: File) => Promise<StoredPhoto>;
  /** Adds photos that nothing waits for; they go on when the page of the record is left. */
  addPhotos: (path: string, photos: readonly File[]) => Promise<void>;
}

interface FlowCallsOf {
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** Parameters of the flow's paths besides `id`, the same object each time. */
  params: Readonly<Record<string, string | number>>;
  /**
   * Reads anew what the flow shows beside the record, after each call, even a refused one: what was shown is no longer
   * true.
   * `isDirect`: the call is on the server, and went past the outbox, which keeps its own account of what it sends.
   */
  readAnew: (isDirect: boolean) => Promise<unknown>;
}

/**
 * Returns the only way in which a flow writes: through the outbox what may wait for a network, everything else at once.
 * A call that was not answered is sent again under its own key, so that it happens once.
 */
export function useFlowCalls({ place, id, params: ofFlow, ...current }: FlowCallsOf): FlowCalls {
  const { t } = useTranslation('flow');
  const client = useQueryClient();
  const queueCall = useQueuedCall();
  const nameOf = useRecordName(place);
  const keys = useRef(new Map<string, string>());
  const latest = useRef(current);
  latest.current = current;
  const photoAction = t('photos.add');

  return useMemo(() => {
    const own = { id, ...ofFlow };
    const sendOnce = async (operation: string, { body, params, base }: FlowSend) => {
      const intent = `${operation} ${fingerprint({ params, body })}`;
      const once = keys.current.get(intent) ?? newIdempotencyKey();
      keys.current.set(intent, once);
      const isAnswered = (error: unknown) =>
        error instanceof ApiError && error.status !== undefined && error.status < 500;
      try {
        const answer = await write(operation, {
          params: { ...own, ...params },
          ...{ body: body && !isList(body) ? bodyOf(body) : body, base, once },
          kind: 'action',
        });
        keys.current.delete(intent);
        return answer;
      } catch (error) {
        if (isAnswered(error)) keys.current.delete(intent);
        throw error;
      }
    };
    const queue = (operation: string, options: FlowSend, isApart = false) => {
      const { action, body, params, refers, asks, follows, brings } = options;
      const { record } = latest.current;
      return queueCall({
        operation,
        params: { ...own, ...params },
        ...(body && { body }),
        ...(refers && { refers }),
        ...(asks && { asks }),
        label: { action, record: nameOf(record) },
        of: {
          ...{ schema: place.definition.schema, id, record },
          ...(follows && { follows }),
          ...(brings && { brings }),
        },
        isApart,
      });
    };
    const sendPhoto = async (path: string, photo: File, isApart: boolean): Promise<StoredPhoto> => {
      const params = paramsBelow(path, place, id);
      const body = { dateiname: photo.name, daten: photo };
      const options = { action: photoAction, body, params };
      const operation = `POST ${path}`;
      const queued = await queue(operation, options, isApart);
      if (queued?.state === 'waiting') return { key: queued.key };
      const answer = queued?.answer ?? (await sendOnce(operation, options));
      void client.invalidateQueries({ queryKey: attachmentsKey(path, params) });
      return { id: Number(createdId(answer)) };
    };
    return {
      send: async (operation, options) => {
        let isDirect = false;
        try {
          const queued = await queue(operation, options);
          if (queued) return queued.state;
          await sendOnce(operation, options);
          isDirect = true;
          return 'sent';
        } finally {
          recordChanged(client, place, id, undefined);
          const read = latest.current.readAnew(isDirect);
          // Nobody waits for what only the device can answer.
          if (navigator.onLine) await read;
        }
      },
      sendPhoto: (path, photo) => sendPhoto(path, photo, false),
      addPhotos: async (path, photos) => {
        for (const photo of photos) {
          try {
            await sendPhoto(path, photo, true);
          } catch (error) {
            notifyFailure(error);
          }
        }
      },
    };
  }, [client, queueCall, nameOf, photoAction, place, id, ofFlow]);
}

const isList = (body: unknown): body is readonly AnyRecord[] => Array.isArray(body);
