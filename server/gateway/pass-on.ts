import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { piecesOf } from '../http/bodies/body-pieces';
import { problem } from '../http/errors/problem';
import { goneSignal } from '../http/limits/left';
import type { WorkAtOnce } from '../http/limits/work-at-once';
import type { Authorisation } from './access';
import { needSession, takeTurn } from './admit';
import { backendAddress } from './backend-address';
import { PATIENCE_MS, type BackendCalls } from './backend-calls';
import { handBack } from './hand-back';
import { requestHeaders } from './passed-headers';
import type { GatewaySettings } from './settings';
import { withAccess } from './with-access';

/** Methods that a page has a use for. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Largest body in bytes: a document of 25 MB, a third more as base64, and room for a backend that takes more. */
const LARGEST_BODY = 64 * 1024 * 1024;
/** Longest silence that a client waits through, in ms, for its turn and for the backend. */
const LONGEST_SILENCE_MS = PATIENCE_MS + 15_000;

/** Passes every other call on to the backend, with the session's credentials and nothing else. */
export function passOn(
  app: FastifyInstance,
  { base, backend }: GatewaySettings,
  calls: BackendCalls,
  work: WorkAtOnce,
): void {
  app.register(async (scope) => {
    // Bodies pass as they come.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: [...methods],
      url: `${base}/*`,
      config: { largeBody: true },
      onRequest: async (request) => {
        needSession(request);
        if (Number(request.headers['content-length']) > LARGEST_BODY) throw tooLarge();
      },
      handler: async (request, reply) => {
        const { access, subject } = needSession(request);
        reply.raw.setTimeout(LONGEST_SILENCE_MS, () => reply.raw.destroy());
        await takeTurn(work, subject, reply, { passes: true });
        const hasBody = bringsBody(request);
        const gone = goneSignal(reply.raw);
        const urlFor = ({ query }: Authorisation) =>
          backendAddress(backend.base, request.url.slice(base.length), query);
        const allowed = await withAccess(access, !hasBody, (authorisation) =>
          calls.send({
            method: request.method as (typeof methods)[number],
            url: urlFor(authorisation),
            headers: requestHeaders(request.headers, authorisation, hasBody),
            ...(hasBody && { body: bounded(request.body as Readable) }),
            gone,
          }),
        ).finally(() => {
          if (request.raw.complete) return;
          // A client that is still sending gets to read the answer, and is not listened to for long (`limitBodyTime`).
          reply.header('connection', 'close');
          request.raw.resume();
        });
        const place = { target: backend.base, base, asked: urlFor(allowed.authorisation) };
        return handBack(reply, allowed, place);
      },
    });
    scope.route({
      method: ['OPTIONS', 'TRACE'],
      url: `${base}/*`,
      handler: async (_, reply) => {
        reply.header('allow', methods.join(', '));
        throw problem(405, 'msg_method_not_allowed');
      },
    });
  });
}

function bringsBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Passes a body through. Throws 413 for one that is too large and 400 for one in too many pieces. */
async function* bounded(body: Readable): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of piecesOf(body)) {
    length += piece.length;
    if (length > LARGEST_BODY) throw tooLarge();
    yield piece;
  }
}

function tooLarge() {
  return problem(413, 'msg_body_too_large');
}
