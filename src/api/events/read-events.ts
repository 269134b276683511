import { call } from '../call';
import { pause } from '../retry-after';
import { onSessionChange, readSession } from '../token-store';
import type { ServerEvent } from './record-event';
import { eventParser } from './event-parser';

/** Operation of the event stream; a contract without it has no news. */
export const eventsOperation = 'GET /system/ereignisse';

const shortest = 1000;
const longest = 30_000;

/**
 * Reads the event stream and reopens one that ends: at once if it had begun, else after 1, 2, 4 … 30 s. The server repeats nothing, so
 * every stream but the first begins with `missed`.
 */
export async function readEvents(
  tell: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (let streams = 0; !signal.aborted;) {
    try {
      await whileSignedIn(signal);
      const { data } = await call(eventsOperation, { as: 'stream', signal, isBackground: true });
      streams += 1;
      if (streams > 1) tell({ type: 'missed' });
      failures = 0;
      await readStream(data, tell, signal);
      await pause(shortest, signal);
    } catch {
      if (signal.aborted) return;
      await pause(backoffMs(failures), signal).catch(() => undefined);
      failures += 1;
    }
  }
}

/**
 * Returns the delay in ms before the next attempt; half of it is chance, so that a recovering server is not hit by all
 * at once.
 */
export function backoffMs(failures: number, chance = Math.random()): number {
  return Math.min(longest, shortest * 2 ** failures) * (0.5 + chance / 2);
}

async function readStream(
  stream: ReadableStream<string>,
  tell: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = stream.getReader();
  // The stream buffers meanwhile: first rows come first.
  await browserPause();
  signal.throwIfAborted();
  const parser = eventParser(tell);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
}

/** Waits until the browser is idle; resolves at once where it does not tell. */
function browserPause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function') resolve();
    else requestIdleCallback(() => resolve(), { timeout: 2000 });
  });
}

/** Waits while nobody is logged in, or a new password is due. */
function whileSignedIn(signal: AbortSignal): Promise<void> {
  const isIn = () => {
    const session = readSession();
    return session !== undefined && !session.mustChangePassword;
  };
  if (isIn()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = onSessionChange(() => {
      if (!isIn()) return;
      stop();
      resolve();
    });
    signal.addEventListener(
      'abort',
      () => {
        stop();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
