import type { Backend } from '../../schemas/contract/backend';
import { problem, type Problem } from '../http/problem';

/** What allows a call: headers, or a parameter of the URL. */
export interface Authorisation {
  headers: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  authorisation?: Authorisation;
}

/** A backend that says nothing for so long is as good as none. */
export const PATIENCE_MS = 30_000;

/**
 * A call of the gateway's own. Answers the body, undefined where it is no JSON.
 * @throws Problem 401 where the backend refuses, 502 and 504 where it does not answer as it should.
 */
export async function askBackend(
  { base }: Backend,
  { method, path, body, authorisation }: Asked,
): Promise<unknown> {
  const url = new URL(`${base.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(authorisation?.query ?? {})) {
    url.searchParams.set(name, value);
  }
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...authorisation?.headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const text = await response.text();
  if ([400, 401, 403, 422].includes(response.status)) throw problem(401, 'msg_auth_wrong');
  if (!response.ok) throw problem(502, 'msg_backend_failed', String(response.status));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is answered when the backend does not. */
export function unreachable(error: unknown): Problem {
  const isLate = error instanceof Error && /timeout/i.test(`${error.name} ${error.message}`);
  return isLate ? problem(504, 'msg_backend_late') : problem(502, 'msg_backend_unreachable');
}

/** `data.token` of an answer; undefined where there is none. */
export function valueAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    );
}
