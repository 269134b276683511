import type { Session } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the gateway, behind the token; undefined without a (valid) one. */
    session: Session | undefined;
  }
}
