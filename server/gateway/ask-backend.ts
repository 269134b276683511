import type { Backend } from '../../schemas/contract/backend';
import { problem } from '../http/errors/problem';
import type { Access, Authorisation } from './access';
import { backendAddress } from './backend-address';
import { discard, jsonOf, type BackendCalls } from './backend-calls';
import { withAccess } from './with-access';

interface Asked {
  method: 'GET' | 'POST';
  /** Path as in `kontor.yaml`. */
  path: string;
  body?: unknown;
  access?: Access;
  gone?: AbortSignal;
}

/**
 * Call of the gateway's own. Returns the body, undefined where it is no JSON.
 * @throws Problem 401 where the backend refuses, 502 and 504 where it does not answer as it should.
 */
export type Ask = (asked: Asked) => Promise<unknown>;

const open: Access = { isShared: false, authorise: async () => ({ headers: {} }) };

export function createAsk({ base }: Backend, calls: BackendCalls): Ask {
  return async ({ method, path, body, access = open, gone }) => {
    const send = ({ headers, query }: Authorisation) =>
      calls.send({
        method,
        url: backendAddress(base, path, query),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(gone && { gone }),
      });
    const { answer } = await withAccess(access, true, send);
    const { statusCode } = answer;
    if (statusCode >= 200 && statusCode < 300) return jsonOf(answer);
    await discard(answer);
    if ([400, 401, 403, 422].includes(statusCode)) throw problem(401, 'msg_auth_wrong');
    throw problem(502, 'msg_backend_failed', String(statusCode));
  };
}
