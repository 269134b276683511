import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem';

/** Reads the bytes of a JSON body. */
export type ParseJson = (request: FastifyRequest, bytes: Buffer) => Promise<unknown>;

/**
 * Makes the reader of JSON. No bytes are no body, whatever its declared type: the product's own client
 * declares JSON on every call. Bytes that are no UTF-8 are refused.
 */
export function jsonParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return async (request, bytes) => {
    if (bytes.length === 0) return undefined;
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw problem(400, 'msg_request_unreadable');
    }
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
    });
  };
}

/** Reads JSON bodies, and nothing else. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = jsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => parse(request, body),
  );
}

/** Leaves bodies unread, for operations that read contents themselves. */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'multipart/form-data']) {
    app.addContentTypeParser(type, async () => undefined);
  }
}
