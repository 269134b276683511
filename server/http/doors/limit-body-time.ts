import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnreadable } from './refuse-unreadable';

const WINDOW_MS = 20_000;
/** Least bytes of a large body in every window: 16 KiB a second. */
const LEAST_BYTES = 320 * 1024;
/** Longest time in ms that a body may take, however steadily it comes. */
export const LONGEST_UPLOAD_MS = 30 * 60_000;

/**
 * Gives a body 20 s to arrive. A body of an operation with a limit of its own may take up to 30 minutes as long as it
 * does not trickle, and only until the request is answered: so nobody without token and right holds a connection for
 * longer. A slower sender gets 408 and is cut off.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request.raw;
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (hasBody) watch(request, reply);
  });
}

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const started = Date.now();
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - read;
    const mayGoOn =
      routeOptions.config.largeBody === true &&
      !reply.sent &&
      received >= LEAST_BYTES &&
      Date.now() - started < LONGEST_UPLOAD_MS;
    if (mayGoOn) {
      read = socket.bytesRead;
      return;
    }
    clearInterval(timer);
    if (raw.complete || socket.destroyed) return;
    if (reply.raw.headersSent) socket.destroy();
    else refuseUnreadable(timeout, socket);
  }, WINDOW_MS);
  timer.unref();
  raw.once('end', () => clearInterval(timer));
  raw.once('close', () => clearInterval(timer));
}

const timeout: NodeJS.ErrnoException = Object.assign(new Error('the body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});
