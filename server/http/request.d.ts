import type { Caller } from './caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user behind the token; undefined without a (valid) one. */
    caller: Caller | undefined;
  }
}
