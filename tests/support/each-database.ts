import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { runServer } from './server-process';
import { startServer, type TestServer } from './start-server';

export type StartServer = (env?: Record<string, string>) => Promise<TestServer>;

/** Runs tests on the embedded database and on PostgreSQL; the latter is skipped where none is installed. */
export function onEachDatabase(name: string, tests: (start: StartServer) => void): void {
  describe(`${name}, embedded`, () => tests(startServer));
  const url = inject('postgresql');
  describe.skipIf(url === undefined)(`${name}, PostgreSQL`, () => {
    tests((env) => startOnPostgresql(url as string, env));
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
): Promise<TestServer> {
  const database = await createDatabase(admin);
  const own = { DATABASE_URL: database.url, NODE_ENV: 'test' };
  let server = await runServer({ ...own, ...env, PORT: '0' });
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
      server = await runServer({ ...own, ...others, PORT: new URL(url).port });
    },
    query: async <T extends object>(statement: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<T>(statement, values).finally(() => client.end());
      return rows;
    },
    kill: () => server.end('SIGKILL'),
  };
}

/** An empty database of its own. */
export async function createDatabase(
  admin: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kontor_${Math.random().toString(36).slice(2)}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await execute(`create database ${name}`);
  return {
    url: admin.replace(/\/postgres$/, `/${name}`),
    drop: () => execute(`drop database ${name} with (force)`),
  };
}
