import { Worker } from 'node:worker_threads';
import { separateModule } from '../separate-module';

/** What is asked of the embedded database's thread: a batch of protocol messages, or to close. */
export type ThreadRequest = { id: number; batch: Uint8Array } | { id: number; close: true };
/** Its answers; `ready` comes once, unasked. */
export type ThreadAnswer =
  | { ready: true }
  | { id: number; answer: Uint8Array }
  | { id: number; error: unknown }
  | { id: number; closed: true };

/** An open embedded database in a thread of its own. */
export interface EmbeddedThread {
  /** Runs messages of PostgreSQL's protocol, one batch after the other; answers what the database says to them. */
  run(batch: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Fulfilled with the reason when the thread has ended without being asked to: nothing is answered any more. */
  readonly lost: Promise<Error>;
}

/**
 * Opens the embedded database below `folder` in a thread of its own: however long a statement takes, the server goes on
 * answering everything else. Rejects when it cannot be opened.
 */
export async function startEmbeddedThread(
  folder: string,
  { start, module } = separateModule('./embedded-worker', import.meta.url),
): Promise<EmbeddedThread> {
  const worker = new Worker(start, {
    workerData: { entry: module.href, folder },
    execArgv: [],
  });
  let isClosing = false;
  let lose: (reason: Error) => void = () => undefined;
  const lost = new Promise<Error>((resolve) => (lose = resolve));
  const waiting = new Map<number, (answer: ThreadAnswer | Error) => void>();
  let ended: Error | undefined;
  let asked = 0;
  const end = (error: Error) => {
    ended ??= error;
    if (!isClosing) lose(ended);
    for (const settle of waiting.values()) settle(error);
    waiting.clear();
  };
  const opened = new Promise<void>((resolve, reject) => {
    waiting.set(0, (answer) => (answer instanceof Error ? reject(answer) : resolve()));
  });
  worker.on('message', (answer: ThreadAnswer) => {
    const id = 'id' in answer ? answer.id : 0;
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the embedded database has ended')));

  const ask = (request: (id: number) => ThreadRequest, move: ArrayBuffer[] = []) =>
    new Promise<ThreadAnswer>((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++asked;
      waiting.set(id, (answer) => {
        if (answer instanceof Error) reject(answer);
        else if ('error' in answer) reject(answer.error as Error);
        else resolve(answer);
      });
      worker.postMessage(request(id), move);
    });

  await opened;
  return {
    run: async (bytes) => {
      // A copy that is moved: what it was cut out of may be larger, and belongs to others.
      const batch = new Uint8Array(bytes);
      const found = await ask((id) => ({ id, batch }), [batch.buffer]);
      return 'answer' in found ? found.answer : new Uint8Array();
    },
    close: async () => {
      isClosing = true;
      await ask((id) => ({ id, close: true }));
      await worker.terminate();
    },
    lost,
  };
}
