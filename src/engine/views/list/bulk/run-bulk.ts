import { ApiError } from '../../../../api/api-error';
import { patienceAsked, pause as pauseFor } from '../../../../api/patiently';

export interface BulkOutcome<T, R> {
  done: { item: T; result: R }[];
  failed: { item: T; error: unknown }[];
  /** Not tried: it was stopped before. */
  left: T[];
}

interface BulkOptions {
  /** Aborted: nothing further is begun. What is on its way is waited for, so that its outcome is known. */
  signal: AbortSignal;
  onProgress: (tried: number) => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Calls under way at the same time. */
const parallel = 4;

/**
 * Does the same for many rows, a few at a time and in their order. Failures are collected and stop nothing, except
 * the end of the session. When the server asks for patience, all wait and the row is tried again.
 */
export async function runBulk<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { signal, onProgress, wait = pauseFor }: BulkOptions,
): Promise<BulkOutcome<T, R>> {
  const outcome: BulkOutcome<T, R> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  let isOver = false;
  let pause: Promise<void> | undefined;

  const worker = async () => {
    for (;;) {
      await pause;
      if (isOver || signal.aborted) return;
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        outcome.done.push({ item, result: await work(item) });
      } catch (error) {
        const ms = patienceAsked(error);
        if (ms !== undefined) {
          waiting.unshift(item);
          const over = () => {
            pause = undefined;
          };
          // Stopped: nothing further is begun.
          pause ??= wait(ms, signal).then(over, over);
          continue;
        }
        outcome.failed.push({ item, error });
        if (error instanceof ApiError && error.status === 401) isOver = true;
      }
      onProgress(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, worker));
  outcome.left = waiting;
  return outcome;
}
