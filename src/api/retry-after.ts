import { ApiError } from './api-error';

/** Waits; rejects with the signal's reason when it is aborted meanwhile. */
type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Seconds to wait where the server names none. */
const usualSeconds = 5;

/** How long to wait when the server asks for so many seconds, in ms: a second more, so that its clock has moved on. */
export function waitMs(seconds = usualSeconds): number {
  return (seconds + 1) * 1000;
}

/** How long the server asks to wait, in ms; undefined when it has said something else. */
export function patienceAsked(error: unknown): number | undefined {
  return error instanceof ApiError && error.status === 429 ? waitMs(error.retryAfter) : undefined;
}

/** Makes a call again for as long as the server says that there are too many of them. */
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

/** Waits in real time. */
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
