import { ApiError } from './api-error';

/** Where a 429 does not say how long, in s (specification 1 §8). */
const fallbackSeconds = 6;

/** Waits; rejects with the signal's reason when it is aborted meanwhile. */
type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** How long the server asks to wait, in ms; undefined when it has said something else. */
export function patienceAsked(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return (error.retryAfter ?? fallbackSeconds) * 1000;
}

/** Makes a call again for as long as the server says that there are too many of them. */
export async function patiently<T>(
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

const pause: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
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
