import type { LogIn } from '../../schemas/contract/backend';
import { problem } from '../http/errors/problem';
import type { Access, Authorisation } from './access';
import { jsonOf, type BackendCalls } from './backend-calls';

type ClientCredentials = Extract<LogIn, { kind: 'clientCredentials' }>;

interface Known {
  authorisation: Authorisation;
  until: number;
  /** Time at which it replaced a refused one. */
  replacedAt?: number;
}

/** Time in ms before its end at which it is fetched anew; at half its time where that is short. */
const EARLY_MS = 60_000;
/** Time in ms after which a token without a stated end is fetched anew. */
const UNKNOWN_MS = 300_000;
/** Pause in ms before another one is fetched: where the new one is refused too, the next would be as well. */
const PAUSE_MS = 10_000;

/** Token by client credentials (RFC 6749 §4.4), one for all sessions, fetched with the first call that needs it. */
export function sharedToken(
  logIn: ClientCredentials,
  id: string,
  secret: string,
  calls: BackendCalls,
): Access {
  let known: Known | undefined;
  let replaced: { replacedAt: number } | undefined;
  let asked: Promise<Authorisation> | undefined;
  const fetchToken = async () => {
    const { token, ms } = await tokenOf(logIn, id, secret, calls);
    const authorisation = { headers: { authorization: `Bearer ${token}` } };
    known = { authorisation, until: Date.now() + ms, ...replaced };
    replaced = undefined;
    return authorisation;
  };
  return {
    isShared: true,
    authorise: async () => {
      if (known && known.until > Date.now()) return known.authorisation;
      // One request for all who wait.
      asked ??= fetchToken().finally(() => {
        asked = undefined;
      });
      return asked;
    },
    forget: (refused) => {
      // Another call has had it replaced meanwhile.
      if (known?.authorisation !== refused) return true;
      if (Date.now() - (known.replacedAt ?? -Infinity) < PAUSE_MS) return false;
      known = undefined;
      replaced = { replacedAt: Date.now() };
      return true;
    },
  };
}

async function tokenOf(
  { url, scope }: ClientCredentials,
  id: string,
  secret: string,
  calls: BackendCalls,
): Promise<{ token: string; ms: number }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (scope !== undefined) form.set('scope', scope);
  // RFC 6749 §2.3.1: both are encoded before they are joined.
  const client = [id, secret].map(encodeURIComponent).join(':');
  const answer = await calls.send({
    method: 'POST',
    url: new URL(url),
    body: form.toString(),
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(client).toString('base64')}`,
    },
  });
  const said = ((await jsonOf(answer)) ?? {}) as { access_token?: unknown; expires_in?: unknown };
  if (typeof said.access_token !== 'string') {
    throw problem(502, 'msg_backend_failed', String(answer.statusCode));
  }
  const seconds = Number(said.expires_in);
  const ms = seconds > 0 ? Math.max(seconds * 1000 - EARLY_MS, seconds * 500) : UNKNOWN_MS;
  return { token: said.access_token, ms };
}
