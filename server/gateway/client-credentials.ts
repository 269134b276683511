import type { LogIn } from '../../schemas/contract/backend';
import { problem } from '../http/problem';
import type { Authorise } from './access';
import { PATIENCE_MS, unreachable } from './ask-backend';

type ClientCredentials = Extract<LogIn, { kind: 'clientCredentials' }>;

/** Fetched anew so long before its end. */
const EARLY_MS = 60_000;

/** A token by client credentials (RFC 6749 §4.4), one for all sessions, fetched with the first call that needs it. */
export function sharedToken(
  { url, scope }: ClientCredentials,
  id: string,
  secret: string,
): Authorise {
  let known: { token: string; until: number } | undefined;
  let asked: Promise<string> | undefined;
  const fetchToken = async () => {
    const { token, seconds } = await tokenOf(url, id, secret, scope);
    known = { token, until: Date.now() + seconds * 1000 - EARLY_MS };
    return token;
  };
  return async () => {
    if (known && known.until > Date.now()) return bearer(known.token);
    // One request for whoever waits.
    asked ??= fetchToken().finally(() => {
      asked = undefined;
    });
    return bearer(await asked);
  };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function tokenOf(
  url: string,
  id: string,
  secret: string,
  scope: string | undefined,
): Promise<{ token: string; seconds: number }> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (scope !== undefined) form.set('scope', scope);
  // RFC 6749 §2.3.1: both are encoded before they are joined.
  const client = [id, secret].map(encodeURIComponent).join(':');
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { authorization: `Basic ${Buffer.from(client).toString('base64')}` },
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const answer = (await response.json().catch(() => ({}))) as {
    access_token?: unknown;
    expires_in?: unknown;
  };
  if (typeof answer.access_token !== 'string') {
    throw problem(502, 'msg_backend_failed', String(response.status));
  }
  const seconds = Number(answer.expires_in);
  // Without a word about its end it is asked for again after five minutes.
  return { token: answer.access_token, seconds: seconds > 0 ? seconds : 300 + EARLY_MS / 1000 };
}
