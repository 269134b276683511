import createClient from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import { addressOf } from './services';

// The engine calls operations by name, so the client is not bound to one contract's paths.
type AnyPaths = Record<string, Record<HttpMethod, Record<string, never>>>;

export interface TransportRequest {
  operation: string;
  params: Record<string, string | number>;
  query: Record<string, string | number | boolean>;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Read a success as bytes instead of text. */
  asBlob?: boolean;
}

export interface TransportAnswer {
  response: Response;
  /** Body as the server wrote it; empty when there is none. */
  text: string;
  /** The bytes of a success, when they were asked for. */
  blob?: Blob;
}

// `fetch` is looked up at each call, so that a service worker or a test may replace it.
const client = createClient<AnyPaths>({ fetch: (request) => globalThis.fetch(request) });

/** Sends one request and reads its body as text. Rejects only when no answer came (network, abort). */
export async function send(request: TransportRequest): Promise<TransportAnswer> {
  const { operation, params, query, headers, body, signal, keepalive, asBlob } = request;
  const [method = '', path = ''] = operation.split(' ');
  const init = {
    baseUrl: addressOf('main'),
    params: { path: params, query },
    headers,
    body,
    signal,
    ...(keepalive && { keepalive }),
  };
  const { data, error, response } = await client.request(
    method.toLowerCase() as HttpMethod,
    path,
    // `text`: a broken body must become an error of ours, not a parser's exception.
    { ...init, parseAs: asBlob ? 'blob' : 'text' } as never,
  );
  if (response.ok && asBlob) return { response, text: '', blob: data as unknown as Blob };
  return { response, text: textOf(response.ok ? data : error) };
}

/** The client parses JSON bodies of errors; the rest arrives as text. */
function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}
