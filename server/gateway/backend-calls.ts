import { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { problem, Problem } from '../http/errors/problem';

/** Silence in ms after which a backend counts as unreachable. */
export const PATIENCE_MS = 30_000;
/** Maximum number of connections to one backend at once; passed-on calls take turns for a part of them (`WorkAtOnce`). */
export const CONNECTIONS = 128;
const CONNECT_MS = 10_000;
/** Largest answer in bytes; answers pass without being kept, so this bounds time on the line, not memory. */
const LARGEST_ANSWER = 100 * 1024 * 1024;
/** Largest answer that is read here, in bytes. */
const LARGEST_READ = 1024 * 1024;

export interface BackendCall {
  method: Dispatcher.HttpMethod;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: AsyncIterable<Buffer> | string;
  /** Aborted when nobody waits for the answer any more. */
  gone?: AbortSignal;
}

export type BackendAnswer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/**
 * Connections to a backend, for passed-on calls and the gateway's own alike: certificates are checked, redirects not
 * followed.
 */
export class BackendCalls {
  private readonly agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: LARGEST_ANSWER,
  });

  /**
   * Sends a call; returns when the head of the answer is there. Throws 502 or 504 where the backend does not answer,
   * and any error of the sent body.
   */
  async send({ method, url, headers, body, gone }: BackendCall): Promise<BackendAnswer> {
    const late = new AbortController();
    const tooLate = new DOMException('the backend has not answered in time', 'TimeoutError');
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      timer = setTimeout(() => late.abort(tooLate), PATIENCE_MS);
    };
    // A body that is still being sent has its own time limits (`limitBodyTime`).
    const isStream = typeof body === 'object';
    if (!isStream) wait();
    try {
      return await this.agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers,
        headersTimeout: 0,
        body: isStream ? Readable.from(endingWith(body, wait), { objectMode: false }) : body,
        signal: gone ? AbortSignal.any([gone, late.signal]) : late.signal,
      });
    } catch (error) {
      throw error instanceof Problem ? error : unreachable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Breaks off running calls. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

/** Problem to answer with when the backend does not answer. */
function unreachable(cause: unknown): Problem {
  const isLate = cause instanceof Error && /timeout/i.test(`${cause.name} ${cause.message}`);
  const [status, code] = isLate ? [504, 'msg_backend_late'] : [502, 'msg_backend_unreachable'];
  return new Problem(status as number, { services: [{ code: code as string }], cause });
}

/**
 * Reads an answer to a call of the gateway's own as JSON; undefined where it is none. Throws 502 where it is too long.
 */
export async function jsonOf({ body, statusCode }: BackendAnswer): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > LARGEST_READ) throw problem(502, 'msg_backend_failed', String(statusCode));
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof Problem ? error : unreachable(error);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Leaves an answer unread. */
export async function discard({ body }: BackendAnswer): Promise<void> {
  await body.dump().catch(() => undefined);
}

async function* endingWith<T>(pieces: AsyncIterable<T>, ended: () => void): AsyncGenerator<T> {
  yield* pieces;
  ended();
}
