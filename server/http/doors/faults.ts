import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Failure that a test asks for. */
interface Fault {
  /** Method; any unless one is named. */
  method?: string;
  /** Path as a regular expression. */
  path: string;
  /** Status; 0 breaks the connection; without one the request is only delayed. */
  status?: number;
  /** Body, sent unchanged when it is a text, else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Number of times; always by default. */
  times?: number;
}

/**
 * Adds the fault switch for tests: `PUT /faults` with a list of {@link Fault} replaces the former list, and the first
 * that fits a request answers in the server's place. Registered only with `KONTOR_FAULTS=1`, which production refuses.
 */
export function provokeFaults(app: FastifyInstance): void {
  let faults: (Fault & { left: number })[] = [];

  app.put('/faults', async (request, reply) => {
    faults = (request.body as Fault[]).map((fault) => ({
      ...fault,
      left: fault.times ?? Infinity,
    }));
    return reply.code(204).send();
  });

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = faults.find(
      ({ method, path: pattern, left }) =>
        left > 0 && (method ?? request.method) === request.method && new RegExp(pattern).test(path),
    );
    if (!fault || path === '/faults') return undefined;
    fault.left -= 1;
    await delay(fault.delayMs ?? 0);
    if (fault.status === undefined) return undefined;
    if (fault.status === 0) {
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    }
    const isText = typeof fault.body === 'string';
    return reply
      .code(fault.status)
      .type(isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .headers(fault.headers ?? {})
      .send(isText ? fault.body : JSON.stringify(fault.body ?? {}));
  });
}
