import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Logs one line per request, at level info: what was called (the route, never the values in it), by whom (the user's
 * id), and the outcome. `trackingId`, which every line of a request carries, is the one of error answers.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // A stream's answer ends long after its handler, and an aborted one never finishes: both close.
    reply.raw.once('close', () => logRequest(request, reply));
  });
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { writableFinished, statusCode } = reply.raw;
  request.log.info(
    {
      method: request.method,
      // The page, its files and unknown paths have no route.
      route: request.routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.caller && { user: request.caller.id }),
      ...(!writableFinished && { aborted: true }),
    },
    'request',
  );
}
