import type { FastifyInstance } from 'fastify';
import { problem } from '../errors/problem';

const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 to a known path with a method that it does not have, and names the methods it has. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  app.route({
    method: all.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_, reply) => {
      reply.header('allow', allowed.join(', '));
      throw problem(405, 'msg_method_not_allowed');
    },
    handler: async () => undefined,
  });
}
