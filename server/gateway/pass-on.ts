import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { sendProblem } from '../http/error-handler';
import { problem } from '../http/problem';
import { sessionOf } from './account-operations';
import { PATIENCE_MS, unreachable, type Authorisation } from './ask-backend';
import type { Sessions } from './sessions';
import type { GatewaySettings } from './settings';

/** What of a request and of an answer is the backend's business; cookies and credentials of either side are not. */
const sent = [
  ...['accept', 'accept-encoding', 'accept-language', 'content-type', 'content-length'],
  ...['if-match', 'if-none-match', 'idempotency-key', 'range', 'host', 'traceparent'],
];
const answered = [
  ...['content-type', 'content-length', 'content-encoding', 'content-disposition'],
  ...['content-language', 'content-range', 'accept-ranges', 'etag', 'last-modified', 'date'],
  ...['location', 'link', 'retry-after', 'transfer-encoding', 'vary'],
];
/** Numbers of rows and pages, limits: headers of a backend's own. */
const isOwn = (name: string) =>
  /^(x-|ratelimit)/.test(name) && !/^x-(frame|content|xss|powered)/.test(name);

/** Passes every other call on to the backend, allowed by what the session has, and nothing else. */
export async function passOn(
  app: FastifyInstance,
  { base, backend }: GatewaySettings,
  sessions: Sessions,
): Promise<void> {
  const target = backend.base.replace(/\/$/, '');
  await app.register(async (instance) => {
    // Bodies pass as they come.
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await instance.register(replyFrom, {
      undici: { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS },
      disableRequestLogging: true,
      disableCache: true,
    });
    instance.all(`${base}/*`, async (request, reply) => {
      const { authorise } = sessionOf(request, sessions);
      const authorisation = await authorise();
      const url = addressOf(target, request.url.slice(base.length), authorisation);
      return reply.from(url, {
        queryString: () => new URL(url).search.slice(1),
        rewriteRequestHeaders: (_request, headers) => ({
          ...only(headers, (name) => sent.includes(name)),
          ...authorisation.headers,
        }),
        rewriteHeaders: (headers) =>
          withOwnAddresses(
            only(headers, (name) => answered.includes(name) || isOwn(name)),
            target,
            base,
          ),
        onError: (_reply, { error }) => {
          request.log.error({ err: error }, 'the backend did not answer');
          void sendProblem(request, reply, unreachable(error));
        },
      });
    });
  });
}

/** Of a call on the backend. @throws Problem 404 for a path that leads out of it. */
function addressOf(target: string, rest: string, { query = {} }: Authorisation): string {
  const url = new URL(target + rest);
  const inside = new URL(`${target}/`);
  if (url.origin !== inside.origin || !url.pathname.startsWith(inside.pathname)) {
    throw problem(404, 'msg_path_unknown');
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function only<H extends IncomingHttpHeaders>(headers: H, isKept: (name: string) => boolean): H {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name))) as H;
}

/** Addresses of the backend in headers become those of the page's own API. */
function withOwnAddresses<H extends IncomingHttpHeaders>(
  headers: H,
  target: string,
  base: string,
): H {
  const { location, link } = headers;
  const own = (text: string) => text.replaceAll(target, base);
  return {
    ...headers,
    ...(typeof location === 'string' && { location: own(location) }),
    ...(typeof link === 'string' && { link: own(link) }),
  };
}
