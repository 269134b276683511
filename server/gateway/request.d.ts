import type { Session } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the gateway behind the token; undefined without a (valid) one. */
    session: Session | undefined;
  }
}
