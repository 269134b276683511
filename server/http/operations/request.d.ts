import type { Caller } from '../access/caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user behind the token; undefined without a (valid) one. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's operation behind a route. */
    operationId?: string;
    /** The operation takes more than the server's own body limit, and so more time. */
    largeBody?: boolean;
  }
}
