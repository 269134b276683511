import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import type { AnyRecord } from '../../api/dialect';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { bodyOf, fingerprint } from '../../api/multipart';
import { createdId, write } from '../../api/write-records';
import { notifyFailure } from '../../failure/notify-failure';
import { attachmentsKey } from '../../engine/data/attachments-key';
import { rowsKey } from '../../engine/data/lists/row-page';
import { recordChanged } from '../../engine/data/record-query';
import { useRecordName } from '../../engine/data/use-record-name';
import type { EntryRecord, EntryReference } from '../../engine/outbox/entry';
import { useQueuedCall } from '../../engine/outbox/use-queued-call';
import type { Place } from '../../engine/screens/place';
import { factsKey } from './report/report-queries';
import { taskKey } from './task-queries';
import { paths, type Task } from './task';

export interface TaskSend extends Pick<EntryRecord, 'follows' | 'brings'> {
  /** What it is, in the words of the page: the list of what waits says it. */
  action: string;
  body?: AnyRecord | readonly AnyRecord[];
  /** Of the path; the task's own unless given. */
  params?: Readonly<Record<string, string | number>>;
  /** The row that is changed or removed, as it was read. */
  base?: AnyRecord;
  refers?: readonly EntryReference[];
  /** Properties of the body that its user may correct while it waits; all unless given. */
  asks?: readonly string[];
}

/** `waiting`: on the device, to be sent. */
export type Sent = 'sent' | 'waiting';

/** A photo that the server has, or the key of one that waits on the device. */
export type StoredPhoto = { id: number } | { key: string };

export interface TaskCalls {
  /** `POST /path`: what is done with a task. Resolves when it is stored; rejects with what the server says against it. */
  send: (operation: string, options: TaskSend) => Promise<Sent>;
  /** A photo that an answer names: it goes before that. `action`: as in {@link TaskSend}. */
  sendPhoto: (photo: File, action: string) => Promise<StoredPhoto>;
  /** Photos that nothing waits for; they go on when the page of the task is left. */
  addPhotos: (photos: readonly File[], action: string) => Promise<void>;
}

/**
 * The one way in which the flow of a task writes: through the outbox what may wait for a network, everything else at once. A
 * call that was not answered is sent again under its own key, so that it happens once.
 */
export function useTaskCall(place: Place, task: Task): TaskCalls {
  const client = useQueryClient();
  const queueCall = useQueuedCall();
  const nameOf = useRecordName(place);
  const keys = useRef(new Map<string, string>());
  const latest = useRef(task);
  latest.current = task;
  const { id, serviceAuftragId } = task;

  return useMemo(() => {
    const own = { id, planungId: id, serviceAuftragId };
    const sendOnce = async (operation: string, { body, params, base }: TaskSend) => {
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
    /** Also after a refusal: what was shown is no longer how it is. */
    const readAnew = async () => {
      recordChanged(client, place, id, undefined);
      await Promise.all([
        client.invalidateQueries({ queryKey: taskKey(id) }),
        client.invalidateQueries({ queryKey: rowsKey('WorkTime') }),
        client.invalidateQueries({ queryKey: rowsKey('ExtraWork') }),
      ]);
    };
    const record = (operation: string, options: TaskSend, isApart = false) => {
      const { action, body, params, refers, asks, follows, brings } = options;
      const { current } = latest;
      return queueCall({
        operation,
        params: { ...own, ...params },
        ...(body && { body }),
        ...(refers && { refers }),
        ...(asks && { asks }),
        label: { action, record: nameOf(current) },
        of: {
          ...{ schema: place.definition.schema, id, record: current },
          ...(follows && { follows }),
          ...(brings && { brings }),
        },
        isApart,
      });
    };
    const photosChanged = () =>
      client.invalidateQueries({ queryKey: attachmentsKey(paths.files, { planungId: id }) });
    const sendPhoto = async (photo: File, action: string, isApart: boolean) => {
      const options = { action, body: { dateiname: photo.name, daten: photo } };
      const operation = `POST ${paths.files}`;
      const queued = await record(operation, options, isApart);
      if (queued?.state === 'waiting') return { key: queued.key };
      const answer = queued?.answer ?? (await sendOnce(operation, options));
      void photosChanged();
      return { id: Number(createdId(answer)) };
    };
    return {
      send: async (operation, options) => {
        try {
          const queued = await record(operation, options);
          if (queued) return queued.state;
          await sendOnce(operation, options);
          // What goes through the outbox is added to what is known of the report; this is not.
          void client.invalidateQueries({ queryKey: factsKey(id) });
          return 'sent';
        } finally {
          // Nobody waits for what can only be answered by the device.
          if (navigator.onLine) await readAnew();
          else void readAnew();
        }
      },
      sendPhoto: (photo, action) => sendPhoto(photo, action, false),
      addPhotos: async (photos, action) => {
        for (const photo of photos) {
          try {
            await sendPhoto(photo, action, true);
          } catch (error) {
            notifyFailure(error);
          }
        }
      },
    };
  }, [client, queueCall, nameOf, place, id, serviceAuftragId]);
}

const isList = (body: unknown): body is readonly AnyRecord[] => Array.isArray(body);
