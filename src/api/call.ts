import { keeperOf } from './answer-keeper';
import { ApiError, newPasswordCode, type CallIdentity } from './api-error';
import type { Bodies, BodyKind } from './body-kind';
import { callEvents } from './call-events';
import { dialect } from './dialects/dialect-of';
import { callKindOf, type CallKind } from './call-kind';
import { captchaHeader, defaultHeaders } from './headers';
import { noteReadAt } from './read-at';
import { refusal } from './refusal';
import { patienceAsked, pause } from './retry-after';
import { readBody } from './read-body';
import { isRenewing, renewSession, whileNobodyRenews } from './renew';
import { services, type ServiceName } from './services';
import { isExpired, needsRenewal } from './token-expiry';
import { sessionOfAnswer, type TokenPair } from './session-of-answer';
import {
  demandNewPassword,
  endSession,
  readSession,
  replaceSession,
  type StoredSession,
} from './token-store';
import { send } from './transport';

export interface CallOptions {
  /** Service to call: the main API unless another is named. */
  service?: ServiceName;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  /** Headers added to the usual ones. `Authorization` replaces the stored token. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Keeps the call going while the page is being left; bodies up to 64 KiB. */
  keepalive?: boolean;
  /** Hears the share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
  as?: BodyKind;
  anonymous?: boolean;
  captcha?: string;
  /** True if nobody waits for the call: its failure moves no page. */
  isBackground?: boolean;
  /** Throws a 429 at once instead of waiting and trying again. */
  isImpatient?: boolean;
  kind?: CallKind;
  /** True if the answer is a token pair for every tab; no tab renews meanwhile. The caller handles a 429 itself. */
  bringsTokens?: boolean;
}

export interface Answer<T> {
  data: T;
  status: number;
  etag?: string;
  location?: string;
  headers: Headers;
  /** Time by the server's clock (`Date` header). */
  date?: string;
  /** Time of the request, in ms since 1970; for an answer that the device has kept, that of the original request. */
  at?: number;
}

/**
 * Calls an operation, e.g. `call('PATCH /stammdaten/adressen/{id}', { params: { id: 7 }, body })`. Drops empty query
 * values, renews a token near its end, repeats a 401 once. Throws an {@link ApiError}, or AbortError; a plain error for
 * a missing path parameter.
 */
export async function call<K extends Exclude<BodyKind, 'json'>>(
  operation: string,
  options: CallOptions & { as: K },
): Promise<Answer<Bodies[K]>>;
export async function call<T = unknown>(
  operation: string,
  options?: CallOptions,
): Promise<Answer<T>>;
export async function call(operation: string, options: CallOptions = {}): Promise<Answer<unknown>> {
  requireParams(operation, options.params ?? {});
  const about = identityOf(operation, options);
  const keeper = keeperOf(operation, options);
  const at = Date.now();
  let response;
  try {
    response = await answered(operation, options, about);
  } catch (error) {
    if (error instanceof ApiError) {
      const isUnanswered = error.status === undefined;
      const kept = isUnanswered ? await keeper?.find(operation, options) : undefined;
      if (kept) return ofBefore(kept);
      if (!options.isBackground) callEvents.tell({ type: 'failed', error });
    }
    throw error;
  }
  const { headers, status } = response;
  const answer = {
    data: await dataOf(about, response, options),
    status,
    etag: headers.get('etag') ?? undefined,
    location: headers.get('location') ?? undefined,
    headers,
    date: headers.get('date') ?? undefined,
    at,
  };
  keeper?.keep(operation, options, answer);
  return answer;
}

/** Notes the time of a kept answer, for every part that is taken from it, too. */
function ofBefore(kept: Answer<unknown>): Answer<unknown> {
  const { data, at } = kept;
  for (const part of [data, ...Object.values(data ?? {})]) noteReadAt(part, at);
  return kept;
}

type Sent = Awaited<ReturnType<typeof send>>;
type SentWithSession = Sent & { session?: StoredSession };

/** Delay in ms before a call refused while the token was being renewed is silently repeated (specification 1 §8). */
const retryAfterMs = 500;

/** Most repeats of a call that the server has no time for. */
const mostRepeats = 5;

/** Repeats the call when the server asks to wait: it has not acted. */
async function answered(
  operation: string,
  options: CallOptions,
  about: CallIdentity,
): Promise<Response> {
  for (let repeats = 0; ; repeats++) {
    const { response, errorText, session } = await sendWithSession(operation, options);
    if (response.ok) return response;
    const error = refusal(about, response, errorText);
    if (session && error.says(newPasswordCode)) demandNewPassword(session);
    const ms = patienceAsked(error);
    const isTry = options.headers?.Authorization !== undefined || options.bringsTokens;
    const mayWait = !(options.isImpatient ?? isTry) && repeats < mostRepeats;
    if (ms === undefined || !mayWait) throw error;
    callEvents.tell({ type: 'waiting', ms });
    await pause(ms, options.signal);
  }
}

function identityOf(operation: string, { params, service, kind, as }: CallOptions): CallIdentity {
  return { operation, params, service, kind: kind ?? callKindOf(operation, as) };
}

async function sendWithSession(operation: string, options: CallOptions): Promise<SentWithSession> {
  const { authorized } = services[options.service ?? 'main'];
  if (!authorized || options.anonymous || options.headers?.Authorization) {
    return sendOnce(operation, options);
  }
  const session = await freshSession();
  const answer = await sendAs(operation, options, session);
  if (answer.response.status !== 401 || !session) return answer;
  if (isRenewing()) await pause(retryAfterMs, options.signal);
  const renewed = await renewSession(session.token);
  if (!renewed) return answer;
  const again = await sendAs(operation, options, renewed);
  // A server that refuses its own fresh token no longer knows this session.
  if (again.response.status === 401) endSession(renewed);
  return again;
}

async function sendAs(
  operation: string,
  options: CallOptions,
  session: StoredSession | undefined,
): Promise<SentWithSession> {
  if (!session || !options.bringsTokens) {
    return { ...(await sendOnce(operation, options, session)), session };
  }
  return whileNobodyRenews(session.token, async () => {
    const sent = await sendOnce(operation, options, session);
    if (sent.response.ok) {
      const { headers } = sent.response;
      const pair = (await sent.response.clone().json()) as TokenPair;
      replaceSession(session, sessionOfAnswer(pair, session.user, headers.get('date')));
    }
    return { ...sent, session };
  });
}

/** Returns the session, renewed near its end; a token that is still good is used when it cannot be renewed. */
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
): Promise<Sent> {
  const authorization: Record<string, string> = session
    ? { Authorization: `Bearer ${session.token}` }
    : {};
  try {
    return await send({
      service: options.service,
      operation: options.service ? operation : (dialect.operation?.(operation) ?? operation),
      params: options.params ?? {},
      query: withoutEmpty(options.query ?? {}),
      headers: {
        ...defaultHeaders(options.as),
        ...captchaHeader(options.captcha),
        ...authorization,
        ...options.headers,
      },
      body: options.body,
      signal: options.signal,
      keepalive: options.keepalive,
      onProgress: options.onProgress,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(identityOf(operation, options), { cause });
  }
}

/** Reads the body: one that breaks off counts as no answer; one of another kind keeps its status. */
async function dataOf(
  about: CallIdentity,
  response: Response,
  { as = 'json', signal }: CallOptions,
): Promise<unknown> {
  try {
    return await readBody(response, as);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const status = cause instanceof TypeError ? undefined : response.status;
    throw new ApiError({ ...about, status }, { cause });
  }
}

function requireParams(operation: string, params: Record<string, string | number>): void {
  for (const [, name = ''] of operation.matchAll(/\{([^}]+)\}/g)) {
    if ((params[name] ?? '') === '') {
      throw new Error(`call ${operation}: path parameter «${name}» is missing`);
    }
  }
}

function withoutEmpty(
  query: NonNullable<CallOptions['query']>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string | number | boolean] => (entry[1] ?? '') !== '',
    ),
  );
}
