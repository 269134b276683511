import type { FastifyInstance } from 'fastify';
import { problem } from './problem';

/**
 * Reads JSON bodies, and nothing else. An empty body is none, whatever its declared type: the
 * product's own client declares JSON on every call. Bytes that are no UTF-8 are refused.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
    } catch {
      done(problem(400, 'msg_request_unreadable'));
      return;
    }
    void parse(request, text, done);
  });
}
