import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database, Executor } from './db/database';
import type { ShippedData } from './data/shipped-data';
import { shareLimits } from './http/limits/share-limits';
import { createRefusalAudit } from './http/audit/audit-refusals';
import { EventHub } from './events/event-hub';
import { StagedUpload } from './files/staged-upload';
import type { Services } from './handlers';
import { provokeFaults } from './http/doors/faults';
import { answerHealth } from './http/doors/health';
import type { Handlers } from './http/operations/call';
import type { Contract } from './http/contract/contract';
import { createServer, type ServerConfig } from './http/doors/create-server';
import { servePage } from './http/doors/page';
import { RateLimiter } from './http/limits/rate-limiter';
import { registerOperations } from './http/operations/register-operations';
import { refuseForwarded } from './http/doors/refuse-forwarded';
import { WorkAtOnce } from './http/limits/work-at-once';
import { sweepLocks } from './resources/locks/sweep-locks';
import { askSelf } from './reads/ask-self';
import { announceDerived } from './resources/history/announce-derived';
import { bindResources, type ResourceDefinition } from './resources/model/resource';
import type { AreaWork } from './resources/model/area';
import { createTables, type Tables } from './resources/model/tables';

/** Parts that a server serves; the product's own unless a test names others. */
export interface Parts {
  contract: Contract;
  resources: readonly ResourceDefinition[];
  handlers: (contract: Contract, tables: Tables, services: Services) => Handlers;
  /** Data that a new database begins with. */
  shipped: ShippedData;
  /** Resumes work that a stop has left unfinished. */
  resume: (db: Executor) => Promise<void>;
  /** Begins work that goes on beside all calls; returns how to stop it. */
  work?: (kit: AreaWork) => () => Promise<void>;
}

type AppConfig = ServerConfig &
  Pick<Config, 'faults' | 'production' | 'pageFolder' | 'limits'> & {
    key: Buffer | undefined;
    /** True to refuse calls passed on by a proxy: everybody knows the logins. */
    isForThisComputer: boolean;
  };

/**
 * Builds the server without a port: every operation of the contract, and the built page for everything else. `key`
 * seals what the database keeps secret; `isEnding` tells that the process is about to end, while it still answers.
 */
export async function buildApp(
  config: AppConfig,
  database: Database,
  isEnding: () => boolean,
  { contract, resources, handlers, work }: Omit<Parts, 'shipped' | 'resume'>,
): Promise<FastifyInstance> {
  const tables = createTables(bindResources(resources, contract), contract);
  const app = createServer(config, contract.base, createRefusalAudit(database));
  if (config.isForThisComputer) refuseForwarded(app);
  const limiter = new RateLimiter(config.limits);
  const stopSharing = shareLimits(database, limiter, app.log);
  const stopSweeping = sweepLocks(database, app.log);
  const stopWork = work?.({ database, tables, key: config.key, log: app.log });
  const hub = new EventHub(database, config.limits.streams, app.log);
  // Before the server waits for running requests: streams would never end by themselves.
  app.addHook('preClose', async () => hub.close());
  app.addHook('onClose', async () => {
    stopSharing();
    stopSweeping();
    await stopWork?.();
  });
  if (config.faults) provokeFaults(app);
  registerOperations(app, {
    contract,
    handlers: handlers(contract, tables, { hub, secondFactor: config, ask: askSelf(app) }),
    database,
    tables,
    afterWrite: (scope) => announceDerived(scope, tables),
    limiter,
    work: new WorkAtOnce(config.limits, database.pool.options.max),
    readSeconds: config.limits.readSeconds,
    stageUpload: (rule, sender) => new StagedUpload(database, rule, sender),
    production: config.production,
  });
  answerHealth(app, database, isEnding);
  await servePage(app, config.pageFolder, contract.base);
  return app;
}
