import { newId } from '../state/new-id';
import { useStore } from '../state/store';
import { userState } from '../state/user-state';
import { call } from './call';
import { newIdempotencyKey } from './idempotency-key';
import { bodyOf } from './multipart';

export interface UploadTarget {
  /** Operation as `POST /path`. */
  operation: string;
  params: Readonly<Record<string, string | number>>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

export interface Upload {
  id: number;
  file: File;
  /** Share that was sent, 0 to 1. */
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Reason why it cannot be sent at all. */
  problem?: string;
  error?: unknown;
  canRetry: boolean;
}

interface Entry extends Upload {
  key: string;
  abort: AbortController;
}

const nothing: readonly Upload[] = [];
/** Uploads by target. Those under way end with their user. */
const queues = userState<ReadonlyMap<string, readonly Entry[]>>(
  () => new Map(),
  (all) => {
    for (const { abort } of [...all.values()].flat()) abort.abort();
    window.removeEventListener('beforeunload', warn);
  },
);

/** Returns the uploads of a target. They go on when their tab is left: only leaving the page stops them. */
export function useUploads(target: Pick<UploadTarget, 'operation' | 'params'>): readonly Upload[] {
  const place = placeOf(target);
  return useStore(queues, (all) => all.get(place) ?? nothing);
}

/** Adds uploads, sent one after the other; `problem` tells why a file cannot be sent at all. */
export function addUploads(
  target: UploadTarget,
  files: readonly File[],
  problem: (file: File) => string | undefined,
): void {
  const added = files.map((file): Entry => {
    const unsendable = problem(file);
    return {
      id: newId(),
      key: newIdempotencyKey(),
      abort: new AbortController(),
      file,
      share: 0,
      state: unsendable === undefined ? 'waiting' : 'failed',
      problem: unsendable,
      canRetry: unsendable === undefined,
    };
  });
  const place = placeOf(target);
  set(place, [...queueOf(place), ...added]);
  sendNext(target);
}

/** Retries under the same key, so that a file that arrived after all is not stored twice. */
export function retryUpload(target: UploadTarget, id: number): void {
  change(placeOf(target), id, { state: 'waiting', share: 0, error: undefined });
  sendNext(target);
}

/** Stops an upload, or forgets its failure. */
export function dropUpload(target: UploadTarget, id: number): void {
  const place = placeOf(target);
  const dropped = queueOf(place).find((upload) => upload.id === id);
  dropped?.abort.abort();
  remove(place, id);
  if (dropped?.state === 'sending') sendNext(target);
}

function sendNext(target: UploadTarget): void {
  const place = placeOf(target);
  const queue = queueOf(place);
  const next = queue.find(({ state }) => state === 'waiting');
  if (!next || queue.some(({ state }) => state === 'sending')) return;
  const { id, file, key, abort } = next;
  change(place, id, { state: 'sending' });
  const isThere = () => queueOf(place).some((upload) => upload.id === id);
  call(target.operation, {
    params: target.params,
    body: bodyOf({ dateiname: file.name, daten: file }),
    headers: { 'Idempotency-Key': key },
    signal: abort.signal,
    onProgress: (share) => change(place, id, { share }),
  }).then(
    () => {
      remove(place, id);
      target.onSent();
      sendNext(target);
    },
    (error: unknown) => {
      // Dropped: the next one is on its way already.
      if (!isThere()) return;
      target.onFailed(error);
      change(place, id, { state: 'failed', error });
      sendNext(target);
    },
  );
}

function queueOf(place: string): readonly Entry[] {
  return queues.get().get(place) ?? [];
}

function change(place: string, id: number, values: Partial<Upload>): void {
  set(
    place,
    queueOf(place).map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
  );
}

function remove(place: string, id: number): void {
  set(
    place,
    queueOf(place).filter((upload) => upload.id !== id),
  );
}

function set(place: string, queue: readonly Entry[]): void {
  queues.update((all) => {
    const others = [...all].filter(([other]) => other !== place);
    return new Map(queue.length > 0 ? [...others, [place, queue]] : others);
  });
  const isBusy = [...queues.get().values()].flat().some(({ state }) => state !== 'failed');
  if (isBusy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function placeOf({ operation, params }: Pick<UploadTarget, 'operation' | 'params'>): string {
  return `${operation} ${JSON.stringify(params)}`;
}
