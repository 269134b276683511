import type { Caller } from '../access/caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** User behind the token; undefined without a (valid) one. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** Operation of the contract behind a route. */
    operationId?: string;
    /** True if the operation takes more than the server's own body limit, and so more time. */
    largeBody?: boolean;
  }
}
