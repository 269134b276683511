import createClient from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import { takeEarly } from './early/early-calls';
import { addressOf, type ServiceName } from './services';
import { fetchWithProgress } from './fetch-with-progress';

// The engine calls operations by name, so the client is not bound to one contract's paths.
type AnyPaths = Record<string, Record<HttpMethod, Record<string, never>>>;

export interface TransportRequest {
  service?: ServiceName;
  operation: string;
  params: Record<string, string | number>;
  query: Record<string, string | number | boolean>;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  onProgress?: (share: number) => void;
}

// `fetch` is looked up at each call, so that a service worker or a test may replace it.
const client = createClient<AnyPaths>({
  fetch: (request) => takeEarly(request) ?? globalThis.fetch(request),
});

/**
 * Sends a request. The body of a success is unread; that of a failure is the text. Rejects only without an answer
 * (network, abort).
 */
export async function send(
  request: TransportRequest,
): Promise<{ response: Response; errorText: string }> {
  const { service = 'main', operation, params, query, headers, body, signal, keepalive } = request;
  const { onProgress } = request;
  const [method = '', path = ''] = operation.split(' ');
  const init = {
    baseUrl: addressOf(service),
    params: { path: params, query },
    headers,
    body,
    signal,
    ...(keepalive && { keepalive }),
    ...(onProgress && { fetch: sendTold(onProgress) }),
  };
  const { error, response } = await client.request(
    method.toLowerCase() as HttpMethod,
    path,
    // Read later by whoever knows its kind: a broken body must become an error of ours.
    { ...init, parseAs: 'stream' } as never,
  );
  return { response, errorText: response.ok ? '' : textOf(error) };
}

/** Loaded with the first file that is sent. */
function sendTold(onProgress: (share: number) => void): (request: Request) => Promise<Response> {
  return fetchWithProgress(onProgress);
}

/** Returns the text of a body: the client parses JSON bodies of errors; the rest arrives as text. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
