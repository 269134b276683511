import { randomUUID } from 'node:crypto';
import { PIXEL_BASE64, sampleValue } from './sample-value';
import { resolved, type Schema, type WalkOperation } from './contract-document';

const BASE = '/vario-api';
/** Time in ms after which an answer counts as hanging. */
const PATIENCE_MS = 20_000;

export interface WalkReply {
  status: number;
  type: string;
  headers: Headers;
  /** Body: parsed JSON; the text of other contents; undefined for a stream, which is left after its head. */
  body: unknown;
}

/** Content of a request besides its token; `body` replaces the sample, a text goes as it is. */
export interface WalkRequest {
  params: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  version?: string;
  token?: string;
  body?: unknown;
  /** True for an id that no list shows: there may be no such record. */
  guessed?: boolean;
  /** Values of the parameters that a right of the form `{of: …}` names. */
  named?: Readonly<Record<string, string>>;
}

/** Sends a request to an operation; throws when it is not answered. */
export async function sendSample(
  url: string,
  operation: WalkOperation,
  request: WalkRequest,
): Promise<WalkReply> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  const { body, type } = bodyOf(operation, request);
  const address = url + BASE + pathOf(operation, request.params) + queryOf(operation, request);
  try {
    const ask = () =>
      fetch(address, {
        method: operation.method,
        headers: { ...headersOf(operation, request), ...(type ? { 'content-type': type } : {}) },
        body,
        signal: abort.signal,
      });
    // The first call after a restart may find a connection to the former server.
    const response = await ask().catch((error: Error) => {
      if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET') return ask();
      throw error;
    });
    const answered = response.headers.get('content-type') ?? '';
    const common = { status: response.status, type: answered, headers: response.headers };
    if (answered.startsWith('text/event-stream')) {
      abort.abort();
      return { ...common, body: undefined };
    }
    const text = await response.text();
    const isJson = answered.startsWith('application/json') && text !== '';
    return { ...common, body: isJson ? (JSON.parse(text) as unknown) : text };
  } catch (error) {
    throw new Error(`${operation.method} ${address} was not answered`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function pathOf({ path }: WalkOperation, params: WalkRequest['params']): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Returns the query parameters that must be there, and those of the request. */
function queryOf({ parameters }: WalkOperation, { query = {} }: WalkRequest): string {
  const search = new URLSearchParams();
  for (const { name, required, schema, example, in: place } of parameters) {
    if (place !== 'query' || !required || name in query) continue;
    search.set(name, String(example ?? sampleValue(schema, undefined, name)));
  }
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) search.append(name, value as string);
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

function headersOf(
  { parameters }: WalkOperation,
  { token, version }: WalkRequest,
): Record<string, string> {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(names.includes('Idempotency-Key') ? { 'idempotency-key': randomUUID() } : {}),
    ...(names.includes('If-Match') ? { 'if-match': version ?? '"1"' } : {}),
  };
}

interface Body {
  body?: string | FormData;
  /** Media type; undefined where fetch itself names it. */
  type?: string;
}

function bodyOf({ bodies }: WalkOperation, request: WalkRequest): Body {
  const [first] = Object.keys(bodies);
  if (first === undefined) return {};
  const type = 'application/json' in bodies ? 'application/json' : first;
  if ('body' in request) {
    const { body } = request;
    return { type, body: typeof body === 'string' ? body : JSON.stringify(body) };
  }
  const schema = bodies[type] as Schema;
  if (type === 'multipart/form-data') return { body: formOf(schema) };
  return { type, body: JSON.stringify(sampleValue(schema)) };
}

function formOf(schema: Schema): FormData {
  const form = new FormData();
  for (const [name, property] of Object.entries(resolved(schema).properties ?? {})) {
    const { format, contentMediaType, readOnly } = resolved(property);
    if (readOnly) continue;
    if (format === 'binary' || contentMediaType !== undefined) {
      const bytes = Uint8Array.from(Buffer.from(PIXEL_BASE64, 'base64'));
      form.set(name, new Blob([bytes], { type: 'image/png' }), 'walk.png');
    } else form.set(name, String(sampleValue(property, undefined, name)));
  }
  return form;
}
