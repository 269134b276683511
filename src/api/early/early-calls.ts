import { baseHeaders } from '../base-headers';
import { addressOf } from '../services';
import type { StoredSession } from '../token-store';

export interface EarlyCall {
  url: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
  control: AbortController;
}

declare global {
  var kontorEarly: EarlyCall[] | undefined;
}

/** Makes GET calls of the main service just as the page makes them; `paths` with their queries. */
export function callEarly(
  paths: readonly string[],
  session: StoredSession,
  language: string,
): void {
  globalThis.kontorEarly = paths.map((path) => {
    const control = new AbortController();
    const url = addressOf('main') + path;
    const headers = {
      ...baseHeaders('json', language),
      Authorization: `Bearer ${session.token}`,
    };
    const answer = fetch(url, { headers, signal: control.signal }).then(withBody);
    // The caller who takes the answer handles the failure.
    answer.catch(() => undefined);
    return { url, headers, answer, control };
  });
}

/** Reads the body beforehand, so that the taker need not wait for the network. */
async function withBody(response: Response): Promise<Response> {
  return response.ok ? new Response(await response.arrayBuffer(), response) : response;
}

/**
 * Takes an early answer, once; undefined when there is none. Different headers (user, language, trace) make another
 * request.
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = globalThis.kontorEarly;
  const place = request.method === 'GET' ? early?.findIndex(({ url }) => url === request.url) : -1;
  if (early === undefined || place === undefined || place < 0) return undefined;
  const [call] = early.splice(place, 1);
  if (!call) return undefined;
  if (!isSame(call.headers, request.headers)) {
    call.control.abort();
    return undefined;
  }
  const { signal } = request;
  if (signal.aborted) call.control.abort(signal.reason);
  else signal.addEventListener('abort', () => call.control.abort(signal.reason), { once: true });
  return call.answer;
}

/** Aborts the calls that nobody has taken by now. */
export function dropEarly(): void {
  for (const { control } of globalThis.kontorEarly ?? []) control.abort();
  globalThis.kontorEarly = undefined;
}

function isSame(early: Record<string, string>, headers: Headers): boolean {
  const names = new Set([
    ...Object.keys(early).map((name) => name.toLowerCase()),
    ...headers.keys(),
  ]);
  const before = new Headers(early);
  return [...names].every((name) => before.get(name) === headers.get(name));
}
