import { ApiError } from './api-error';

/** Function that waits; rejects with the signal's reason when it is aborted. */
type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

const usualSeconds = 5;

/** Returns the wait in ms; a second more than asked for, so that the server's clock has moved on. */
export function waitMs(seconds = usualSeconds): number {
  return (seconds + 1) * 1000;
}

/** Returns the wait that the server asks for, in ms; undefined when it has said something else. */
export function patienceAsked(error: unknown): number | undefined {
  return error instanceof ApiError && error.status === 429 ? waitMs(error.retryAfter) : undefined;
}

/** Repeats a call for as long as the server says that there are too many of them. */
export async function withRetryAfter<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  wait: Wait = pause,
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      const ms = patienceAsked(error);
      if (ms === undefined) throw error;
      await wait(ms, signal);
    }
  }
}

export const pause: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
