import { ApiError } from './api-error';
import { errorOfAnswer } from './error-of-answer';
import { defaultHeaders } from './headers';
import { renewSession } from './renew';
import { isExpired, needsRenewal } from './token-expiry';
import { readSession, type StoredSession } from './token-store';
import { send, type TransportAnswer, type TransportRequest } from './transport';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  /** Added to the usual headers. With `Authorization` the stored token stays out of it. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Goes on although the page is being left; bodies up to 64 KiB. */
  keepalive?: boolean;
  /** `blob`: the answer's data are its bytes, a `Blob`; otherwise they are read as JSON. */
  as?: 'blob';
  /** Sends no token, for calls that are made without a session. */
  anonymous?: boolean;
}

export interface Answer<T> {
  data: T;
  status: number;
  etag?: string;
  location?: string;
  headers: Headers;
  /** The server's clock (`Date` header). */
  date?: string;
}

/**
 * Calls an operation of the contract, e.g. `call('PATCH /stammdaten/adressen/{id}', { params: { id: 7 }, body })`.
 * Empty query values are dropped. A token near its end is renewed first, and a 401 is repeated once after renewal.
 * Throws a plain error for a missing path parameter, an AbortError when cancelled, an {@link ApiError} otherwise.
 */
export async function call<T = unknown>(
  operation: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  requireParams(operation, options.params ?? {});
  const answer = await sendWithSession(operation, options);
  if (!answer.response.ok) throw errorOfAnswer(operation, answer.response, answer.text);
  const { headers, status } = answer.response;
  return {
    data: dataOf<T>(operation, answer),
    status,
    etag: headers.get('etag') ?? undefined,
    location: headers.get('location') ?? undefined,
    headers,
    date: headers.get('date') ?? undefined,
  };
}

async function sendWithSession(operation: string, options: CallOptions): Promise<TransportAnswer> {
  if (options.anonymous || options.headers?.Authorization) return sendOnce(operation, options);
  const session = await freshSession();
  const answer = await sendOnce(operation, options, session);
  if (answer.response.status !== 401 || !session) return answer;
  const renewed = await renewSession(session.token);
  return renewed ? sendOnce(operation, options, renewed) : answer;
}

/** The session, renewed when it is about to end; one that is still good is used when the renewal cannot be had. */
async function freshSession(): Promise<StoredSession | undefined> {
  const session = readSession();
  if (!session || !needsRenewal(session)) return session;
  try {
    return await renewSession(session.token);
  } catch (error) {
    if (isExpired(session)) throw error;
    return session;
  }
}

async function sendOnce(
  operation: string,
  options: CallOptions,
  session?: StoredSession,
): Promise<TransportAnswer> {
  const authorization: Record<string, string> = session
    ? { Authorization: `Bearer ${session.token}` }
    : {};
  const request: TransportRequest = {
    operation,
    params: options.params ?? {},
    query: withoutEmpty(options.query ?? {}),
    headers: { ...defaultHeaders(), ...authorization, ...options.headers },
    body: options.body,
    signal: options.signal,
    keepalive: options.keepalive,
    asBlob: options.as === 'blob',
  };
  try {
    return await send(request);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ operation }, { cause });
  }
}

function dataOf<T>(operation: string, { response, text, blob }: TransportAnswer): T {
  if (blob) return blob as T;
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new ApiError({ operation, status: response.status }, { cause });
  }
}

function requireParams(operation: string, params: Record<string, string | number>): void {
  for (const [, name = ''] of operation.matchAll(/\{([^}]+)\}/g)) {
    const value: unknown = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(
        `call ${operation}: path parameter «${name}» is missing, pass params.${name}`,
      );
    }
  }
}

function withoutEmpty(
  query: NonNullable<CallOptions['query']>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string | number | boolean] =>
        entry[1] !== undefined && entry[1] !== null && entry[1] !== '',
    ),
  );
}
