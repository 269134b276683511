import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import type { AnyRecord } from '../../api/dialect';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { bodyOf, fingerprint } from '../../api/multipart';
import { addUploads, useUploads, type Upload, type UploadTarget } from '../../api/uploads';
import { createdId, write } from '../../api/write-records';
import { noteFailure } from '../../failure/notify-failure';
import { attachmentsKey } from '../../engine/data/attachments-key';
import { rowsKey } from '../../engine/data/lists/row-page';
import { recordChanged } from '../../engine/data/record-query';
import type { Place } from '../../engine/screens/place';
import { taskKey } from './task-queries';
import { paths, type Task } from './task';

export interface TaskSend {
  body?: unknown;
  /** Of the path; the task's own unless given. */
  params?: Readonly<Record<string, string | number>>;
  /** The row that is changed or removed, as it was read. */
  base?: AnyRecord;
}

export interface TaskCalls {
  /** `POST /path`: what is done with a task. Resolves when it is stored; rejects with what the server says against it. */
  send: (operation: string, options?: TaskSend) => Promise<void>;
  /** The id of a photo that was stored. */
  sendPhoto: (photo: File) => Promise<number>;
  /** Photos one after the other; they go on when the page of the task is left. */
  addPhotos: (photos: readonly File[]) => void;
  /** Where photos go, for what shows those under way. */
  photos: UploadTarget;
  underWay: readonly Upload[];
}

/**
 * The one way in which the flow of a task writes: whatever keeps calls until there is a network takes its place here. A step
 * that was not answered is sent again under its own key, so that it happens once.
 */
export function useTaskCall(place: Place, task: Task): TaskCalls {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { id, serviceAuftragId } = task;
  const photos = useMemo<UploadTarget>(() => {
    const params = { planungId: id };
    const stored = () =>
      void client.invalidateQueries({ queryKey: attachmentsKey(paths.files, params) });
    return { operation: `POST ${paths.files}`, params, onSent: stored, onFailed: noteFailure };
  }, [client, id]);
  const underWay = useUploads(photos);

  return useMemo(() => {
    const sendOnce = async (operation: string, { body, params, base }: TaskSend = {}) => {
      const intent = `${operation} ${fingerprint({ params, body })}`;
      const once = keys.current.get(intent) ?? newIdempotencyKey();
      keys.current.set(intent, once);
      const isAnswered = (error: unknown) =>
        error instanceof ApiError && error.status !== undefined && error.status < 500;
      try {
        const answer = await write(operation, {
          params: { id, planungId: id, serviceAuftragId, ...params },
          ...{ body, base, once },
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
    return {
      send: async (operation, options) => {
        try {
          await sendOnce(operation, options);
        } finally {
          await readAnew();
        }
      },
      sendPhoto: async (photo) => {
        const values = { dateiname: photo.name, daten: photo };
        const stored = createdId(await sendOnce(photos.operation, { body: bodyOf(values) }));
        photos.onSent();
        return Number(stored);
      },
      addPhotos: (files) => addUploads(photos, files, () => undefined),
      photos,
      underWay,
    };
  }, [client, place, id, serviceAuftragId, photos, underWay]);
}
