import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, problem } from '../errors/problem';
import { subjectOf } from '../limits/subject';
import { holdsTooManyValues } from '../validation/most-values';
import { GrowingBuffer, piecesOf } from './body-pieces';
import { bodyRooms, type CountedBytes } from './body-room';

/** Reads the bytes of a JSON body. */
export type ParseJson = (request: FastifyRequest, bytes: Buffer) => Promise<unknown>;

/**
 * Makes the reader of JSON. No bytes are no body, whatever its declared type: the product's own client declares JSON on
 * every call. Bytes that are no UTF-8 are refused, and too many values before they are parsed.
 */
export function jsonParser(app: FastifyInstance): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return async (request, bytes) => {
    if (bytes.length === 0) return undefined;
    if (holdsTooManyValues(bytes)) throw problem(413, 'msg_body_too_large');
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
  const rooms = bodyRooms();
  // Read here and not by Fastify, which keeps every piece of a body by itself.
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const { caller, ip } = request;
    const room = caller ? rooms.ofUsers : rooms.ofStrangers;
    const counted = room.begin(subjectOf(caller, ip));
    return parse(request, await readBody(request, body, counted).finally(() => counted.end()));
  });
}

/**
 * Reads the bytes of a body. Throws 413 when they are more than the route takes, 429 when there is no room for them, 400
 * when they break off.
 */
async function readBody(
  { headers, routeOptions }: FastifyRequest,
  body: Readable,
  counted: CountedBytes,
): Promise<Buffer> {
  const limit = routeOptions.bodyLimit;
  if (Number(headers['content-length']) > limit) throw problem(413, 'msg_body_too_large');
  const found = new GrowingBuffer();
  try {
    for await (const piece of piecesOf(body)) {
      if (found.length + piece.length > limit) throw problem(413, 'msg_body_too_large');
      counted.add(piece.length);
      found.add(piece);
    }
  } catch (error) {
    throw error instanceof Problem ? error : problem(400, 'msg_request_unreadable');
  }
  return found.bytes();
}

/** Leaves bodies unread, for operations that read contents themselves. */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'multipart/form-data']) {
    app.addContentTypeParser(type, async () => undefined);
  }
}
