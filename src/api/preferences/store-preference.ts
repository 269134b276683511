import { userState } from '../../state/user-state';
import { ApiError } from '../api-error';
import { writePreference } from './preference-store';

/** Pause after the last change, in ms: dragging a column's edge is one change. */
const pause = 400;

const mostBytes = 65_536;

/** Most bytes sent while a page is being left: a browser sends no more than 64 KiB, all such calls together. */
const mostLeaving = 60_000;

interface Waiting {
  wert: string;
  timer: number | undefined;
}

/** Waiting settings by name; a former user's would overwrite the next one's. */
const waiting = userState(
  () => new Map<string, Waiting>(),
  (all) => {
    for (const { timer } of all.values()) window.clearTimeout(timer);
    all.clear();
  },
);

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Stores a user's setting (columns, layout, appearance) soon after its last change, when the page is left, or when the
 * network is back.
 */
export function storePreference(name: string, wert: string): void {
  requireRoom(name, wert);
  const all = waiting.get();
  window.clearTimeout(all.get(name)?.timer);
  all.set(name, { wert, timer: window.setTimeout(() => void send(name), pause) });
}

/** Stores a setting at once; rejects with the server's objections. */
export async function storePreferenceNow(name: string, wert: string): Promise<void> {
  requireRoom(name, wert);
  window.clearTimeout(waiting.get().get(name)?.timer);
  waiting.get().delete(name);
  await writePreference(name, wert);
}

function requireRoom(name: string, wert: string): void {
  const bytes = bytesOf(wert);
  if (bytes > mostBytes) {
    throw new Error(`preference «${name}»: ${bytes} bytes, at most ${mostBytes}`);
  }
}

async function send(name: string, keepalive = false): Promise<void> {
  // A refusal may come when somebody else is logged in: these settings stay this user's.
  const all = waiting.get();
  const entry = all.get(name);
  if (!entry) return;
  window.clearTimeout(entry.timer);
  all.delete(name);
  try {
    await writePreference(name, entry.wert, {
      ...(keepalive && { keepalive }),
      isBackground: true,
    });
  } catch (error) {
    // A refusal is final; without an answer the setting waits for the network, unless a later change waits already.
    const unanswered = error instanceof ApiError && error.status === undefined;
    if (unanswered && !all.has(name)) all.set(name, { ...entry, timer: undefined });
  }
}

function sendAll(): void {
  for (const name of [...waiting.get().keys()]) void send(name);
}

/** Sends what waits while the page is being left: small calls survive that; the rest has to be fast. */
function sendLeaving(): void {
  let left = mostLeaving;
  for (const [name, { wert }] of [...waiting.get()]) {
    const bytes = bytesOf(JSON.stringify({ data: { wert } }));
    const fits = bytes <= left;
    if (fits) left -= bytes;
    void send(name, fits);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', sendAll);
  window.addEventListener('pagehide', sendLeaving);
}
