import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database, Executor } from './db/database';
import type { ShippedData } from './data/shipped-data';
import { shareLimits } from './db/share-limits';
import { createRefusalAudit } from './http/audit-refusals';
import { EventHub } from './events/event-hub';
import type { Services } from './handlers';
import { provokeFaults } from './http/faults';
import { answerHealth } from './http/health';
import { logRequests } from './http/log-requests';
import { loggedError } from './http/logged-error';
import { closeUnusedConnections } from './http/close-unused-connections';
import { parseJsonBodies } from './http/body-parser';
import type { Handlers } from './http/call';
import type { Contract } from './http/contract';
import { handleErrors, sendProblem } from './http/error-handler';
import { limitBodyTime, LONGEST_UPLOAD_MS } from './http/limit-body-time';
import { servePage } from './http/page';
import { problem } from './http/problem';
import { RateLimiter } from './http/rate-limiter';
import { registerOperations } from './http/register-operations';
import { refuseForeignHosts } from './http/refuse-foreign-hosts';
import { refuseForwarded } from './http/refuse-forwarded';
import { refuseUnreadable } from './http/refuse-unreadable';
import { addSecurityHeaders } from './http/security-headers';
import { WorkAtOnce } from './http/work-at-once';
import { sweepLocks } from './locks/sweep-locks';
import { askSelf } from './reads/ask-self';
import { announceDerived } from './resources/announce-derived';
import { bindResources, type ResourceDefinition } from './resources/resource';
import { createTables, type Tables } from './resources/tables';

const MEGABYTE = 1024 * 1024;

/** What a server serves; the product's own unless a test names another. */
export interface Parts {
  contract: Contract;
  resources: readonly ResourceDefinition[];
  handlers: (contract: Contract, tables: Tables, services: Services) => Handlers;
  /** What its database is given to begin with. */
  shipped: ShippedData;
  /** What a stop has left to be done. */
  resume: (db: Executor) => Promise<void>;
}

type AppConfig = Pick<
  Config,
  | 'faults'
  | 'production'
  | 'logLevel'
  | 'pageFolder'
  | 'host'
  | 'hosts'
  | 'trustedProxies'
  | 'limits'
  | 'origin'
> & {
  key: Buffer | undefined;
  /** What a proxy passes on is refused: everybody knows the logins. */
  isForThisComputer: boolean;
};

/**
 * The server without a port: every operation of the contract, and the built page for everything else.
 * `key` seals what the database keeps secret; `isEnding` says that the process is about to end, while it still answers.
 */
export async function buildApp(
  config: AppConfig,
  database: Database,
  isEnding: () => boolean,
  { contract, resources, handlers }: Omit<Parts, 'shipped' | 'resume'>,
): Promise<FastifyInstance> {
  const tables = createTables(bindResources(resources, contract), contract);
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
  closeUnusedConnections(app);
  limitBodyTime(app);
  logRequests(app);
  addSecurityHeaders(app, contract.base);
  refuseForeignHosts(app, config);
  if (config.isForThisComputer) refuseForwarded(app);
  parseJsonBodies(app);
  handleErrors(app, createRefusalAudit(database));
  const limiter = new RateLimiter(config.limits);
  const stopSharing = shareLimits(database, limiter, app.log);
  const stopSweeping = sweepLocks(database, app.log);
  const hub = new EventHub(database, config.limits.streams, app.log);
  // Before the server waits for what is under way: streams would never end by themselves.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    stopSharing();
    stopSweeping();
  });
  if (config.faults) provokeFaults(app);
  registerOperations(app, {
    contract,
    handlers: handlers(contract, tables, { hub, secondFactor: config, ask: askSelf(app) }),
    database,
    tables,
    afterWrite: (call) => announceDerived(call, tables),
    limiter,
    work: new WorkAtOnce(config.limits, database.pool.options.max),
    readSeconds: config.limits.readSeconds,
    production: config.production,
  });
  answerHealth(app, database, isEnding);
  await servePage(app, config.pageFolder, contract.base);
  return app;
}
