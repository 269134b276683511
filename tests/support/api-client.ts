import { randomUUID } from 'node:crypto';

/** Answer with whatever its body is. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface ApiClient {
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body: unknown, version?: string): Promise<Reply>;
  remove(path: string, version?: string): Promise<Reply>;
}

export type Row = Record<string, unknown>;

/** Rows of a list. */
export const rowsOf = (reply: Reply): Row[] => (reply.body as { result: Row[] }).result;

/** Returns the one record of an answer. */
export const recordOf = (reply: Reply): Row => (reply.body as { result: Row }).result;

interface ErrorBody {
  errors: {
    services: { messageCode: string; message: string; messageParameters: string[] }[];
    fieldErrors: Record<string, string[]>;
  };
}

/** Path of a system parameter; throws without one of that name. */
export async function parameterPath(client: ApiClient, name: string): Promise<string> {
  const [parameter] = rowsOf(await client.get(`/system/parameter?filter=name=${name}`));
  if (!parameter) throw new Error(`There is no parameter ${name}`);
  return `/system/parameter/${String(parameter.id)}`;
}

/** Service errors of a refusal as `code parameter parameter`. */
export const codesOf = (reply: Reply): string[] =>
  (reply.body as ErrorBody).errors.services.map(({ messageCode, messageParameters }) =>
    [messageCode, ...messageParameters].join(' '),
  );

/** Field errors of a refusal. */
export const fieldErrorsOf = (reply: Reply): Record<string, string[]> =>
  (reply.body as ErrorBody).errors.fieldErrors;

const BASE = '/vario-api';

/** Calls a path below the API's base, or a full path as a `Location` header has it. */
export async function send(
  url: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const response = await fetch(url + (path.startsWith(BASE) ? path : BASE + path), {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  };
}

/** Tries to log in; `device` registers a device. */
export function logIn(
  url: string,
  user: string,
  password = 'kontor-demo',
  device?: string,
): Promise<Reply> {
  const credentials = Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
  return send(url, 'POST', '/login', {
    body: { sprache: 'de', geraetName: 'Test', ...(device ? { geraetId: device } : {}) },
    headers: { authorization: `Basic ${credentials}` },
  });
}

/** Logs a demo user in and answers how to call the API as that user. */
export async function clientOf(url: string, user: string): Promise<ApiClient> {
  const login = await logIn(url, user);
  if (login.status !== 200) throw new Error(`${user} could not log in: ${login.status}`);
  return clientWith(url, (login.body as { token: string }).token);
}

export function clientWith(url: string, token: string): ApiClient {
  const own = { authorization: `Bearer ${token}` };
  const guard = (version?: string): Record<string, string> =>
    version === undefined ? own : { ...own, 'if-match': version };
  return {
    token,
    get: (path, headers) => send(url, 'GET', path, { headers: { ...own, ...headers } }),
    post: (path, body, headers) =>
      send(url, 'POST', path, {
        body,
        headers: { ...own, 'idempotency-key': randomUUID(), ...headers },
      }),
    patch: (path, body, version) => send(url, 'PATCH', path, { body, headers: guard(version) }),
    remove: (path, version) => send(url, 'DELETE', path, { headers: guard(version) }),
  };
}
