import { ApiError } from '../api-error';
import { call } from '../call';
import { onFormerUser } from '../former-user';

/** Pause after the last change before it is sent, in ms: dragging a column's edge is one change. */
const pause = 400;

/** What a preference may hold on the server (contract), in characters. */
const mostCharacters = 65_536;

const waiting = new Map<string, { wert: string; timer: number | undefined }>();

/** Stores a preference's text on the server, soon. Without network it is sent when the network is back. */
export function storePreference(name: string, wert: string): void {
  if (wert.length > mostCharacters) {
    throw new Error(`preference «${name}»: ${wert.length} characters, at most ${mostCharacters}`);
  }
  window.clearTimeout(waiting.get(name)?.timer);
  waiting.set(name, { wert, timer: window.setTimeout(() => void send(name), pause) });
}

async function send(name: string): Promise<void> {
  const entry = waiting.get(name);
  if (!entry) return;
  window.clearTimeout(entry.timer);
  waiting.delete(name);
  try {
    await call('POST /webapp/parameter/{name}', {
      params: { name },
      body: { data: { wert: entry.wert } },
      // It has to arrive although the page is being left.
      keepalive: true,
      isBackground: true,
    });
  } catch (error) {
    // A refusal stays one; without an answer it waits for the network, unless a later change does already.
    const unanswered = error instanceof ApiError && error.status === undefined;
    if (unanswered && !waiting.has(name)) waiting.set(name, { ...entry, timer: undefined });
  }
}

function sendAll(): void {
  for (const name of [...waiting.keys()]) void send(name);
}

// What waits was the former user's, and would overwrite the next one's.
onFormerUser(() => {
  for (const { timer } of waiting.values()) window.clearTimeout(timer);
  waiting.clear();
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', sendAll);
  window.addEventListener('pagehide', sendAll);
}
