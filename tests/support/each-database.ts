import { afterAll, beforeAll, describe, inject } from 'vitest';
import { fullMatrix } from './full-matrix';
import { runServer, tested } from './server-process';
import { preparedDatabase } from './prepared-database';
import { seed } from './seed';
import { startServer, type TestServer } from './start-server';

export type StartServer = (env?: Record<string, string>) => Promise<TestServer>;

/**
 * Runs tests on the embedded database and on PostgreSQL; the latter is skipped where none is installed.
 * `entry` is the server's file, the product's own unless another is named.
 */
export function onEachDatabase(
  name: string,
  tests: (start: StartServer) => void,
  entry?: string,
): void {
  onEmbedded(name, tests, entry);
  onPostgresql(name, tests, entry);
}

/**
 * Runs tests of what rules decide, not the database: on both in the audit, else on one of them that the name and the seed
 * choose. That the statements of every operation run on both is shown by the walks of the contract.
 */
export function onOneDatabase(
  name: string,
  tests: (start: StartServer) => void,
  entry?: string,
): void {
  const isBoth = fullMatrix || inject('postgresql') === undefined;
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), seed) % 2;
  if (isBoth || turn === 0) onEmbedded(name, tests, entry);
  if (isBoth || turn === 1) onPostgresql(name, tests, entry);
}

/** The embedded half of `onEachDatabase`, for what takes long enough to have a file for each database. */
export function onEmbedded(
  name: string,
  tests: (start: StartServer) => void,
  entry?: string,
): void {
  describe(`${name}, embedded`, () => tests((env) => startServer(env, entry)));
}

/** The other half. */
export function onPostgresql(
  name: string,
  tests: (start: StartServer) => void,
  entry?: string,
): void {
  const url = inject('postgresql');
  describe.skipIf(url === undefined)(`${name}, PostgreSQL`, () => {
    tests((env) => startOnPostgresql(url as string, env, entry));
  });
}

/** A server for all tests of a block. */
export function sharedServer(start: StartServer, env?: Record<string, string>): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await start(env);
  });
  afterAll(async () => server?.stop());
  return () => server as TestServer;
}

async function startOnPostgresql(
  admin: string,
  env: Record<string, string> = {},
  entry = tested,
): Promise<TestServer> {
  const database = await preparedDatabase(admin);
  const own = { DATABASE_URL: database.url, NODE_ENV: 'test' };
  let server = await runServer({ ...own, ...env, PORT: '0' }, entry);
  const { url } = server;
  return {
    url,
    data: database.url,
    stop: async () => {
      await server.end();
      await database.drop();
    },
    restart: async (signal, others = env) => {
      await server.end(signal);
      server = await runServer({ ...own, ...others, PORT: new URL(url).port }, entry);
    },
    query: database.query,
    ask: (name) => server.ask(name),
    kill: () => server.end('SIGKILL'),
  };
}
