import { runServer, tested } from './server-process';
import { demoDatabase, startTestCluster } from './test-cluster';

export interface TestServer {
  url: string;
  /** URL of its database. */
  data: string;
  /** Ends it and removes its database. */
  stop: () => Promise<void>;
  /** Ends it and starts it again on the same address and database, with the same settings unless others are named. */
  restart: (signal?: NodeJS.Signals, env?: Record<string, string>) => Promise<void>;
  /** Asks its database itself, past the server: for what the contract does not tell. */
  query: <T extends object>(statement: string, values?: unknown[]) => Promise<T[]>;
  /** Asks its entry for something else that it answers by a name. */
  ask: <T>(name: string) => Promise<T>;
  /** Ends it without time to say goodbye; its database stays. */
  kill: () => Promise<void>;
}

/** Starts the real server on a free port with a demo company of its own. */
export async function startServer(
  env: Record<string, string> = {},
  entry = tested,
): Promise<TestServer> {
  // Of a test run it has been started before; a benchmark has one of its own.
  const stopCluster = process.env.TESTED_POSTGRESQL ? undefined : await startTestCluster();
  const database = await demoDatabase();
  const own = { DATABASE_URL: database.url, NODE_ENV: 'test' };
  let server = await runServer({ ...own, ...env, PORT: '0' }, entry);
  const { url } = server;
  return {
    url,
    data: database.url,
    stop: async () => {
      await server.end();
      await database.drop();
      await stopCluster?.();
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
