import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { parseJsonBodies } from '../bodies/body-parser';
import { handleErrors, sendProblem, type NoteRefusal } from '../errors/error-handler';
import { loggedError } from '../errors/logged-error';
import { problem } from '../errors/problem';
import { closeUnusedConnections } from './close-unused-connections';
import { limitBodyTime, LONGEST_UPLOAD_MS } from './limit-body-time';
import { logRequests } from './log-requests';
import { refuseForeignHosts } from './refuse-foreign-hosts';
import { refusePipelined } from './refuse-pipelined';
import { refuseUnreadable } from './refuse-unreadable';
import { addSecurityHeaders } from './security-headers';

const MEGABYTE = 1024 * 1024;

/** Time in ms for a stop: a client that never ends its request must not keep a server from ending. */
export const LONGEST_STOP_MS = 15_000;

export type ServerConfig = Pick<
  Config,
  'logLevel' | 'host' | 'hosts' | 'origin' | 'trustedProxies'
>;

/**
 * Makes a server without a port and without a call, with the doors that all our servers share, the reference server and
 * the gateway alike: limits of time and size, the log, headers, the names it answers to, and one error payload.
 * `refused` hears of every refusal before it is answered.
 */
export function createServer(
  config: ServerConfig,
  apiBase: string,
  refused?: NoteRefusal,
): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      serializers: { err: loggedError },
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'trackingId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    // Half-open and slow clients are gone within 30 s: sending a request, and silence while one is answered.
    // Bodies have less time than this: see limit-body-time.ts.
    requestTimeout: LONGEST_UPLOAD_MS + 60_000,
    connectionTimeout: 25_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    // Paths that cannot be read at all.
    frameworkErrors: (_, request, reply) => {
      void sendProblem(request, reply, problem(400, 'msg_request_unreadable'));
    },
  });
  app.decorateRequest('caller', undefined);
  refusePipelined(app);
  closeUnusedConnections(app);
  limitBodyTime(app);
  logRequests(app);
  addSecurityHeaders(app, apiBase);
  refuseForeignHosts(app, config);
  parseJsonBodies(app);
  handleErrors(app, refused);
  return app;
}
