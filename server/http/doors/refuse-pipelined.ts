import type { FastifyInstance } from 'fastify';

/**
 * Ends the connection of whoever sends a request before the answer to the former one has left. No browser does, and no
 * proxy towards a server; such an answer would wait behind the other one, and Node does not tell it when the connection
 * has gone, so that what it holds (a turn, an open file) would be held for good.
 */
export function refusePipelined(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // An answer has no connection until those before it have left.
    if (reply.raw.socket !== null) return done();
    reply.hijack();
    request.raw.socket.destroy();
    done();
  });
}
