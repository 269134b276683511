import { rmSync } from 'node:fs';
import { demoFolder } from './demo-template';
import { runServer, tested } from './server-process';

export interface TestServer {
  url: string;
  /** Folder of its database. */
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

/** Starts the real server on a free port with a copy of the demo company of its own. */
export async function startServer(
  env: Record<string, string> = {},
  entry = tested,
): Promise<TestServer> {
  const data = await demoFolder();
  const own = { KONTOR_DATA: data, NODE_ENV: 'test' };
  let server = await runServer({ ...own, ...env, PORT: '0' }, entry);
  const { url } = server;
  return {
    url,
    data,
    stop: async () => {
      await server.end();
      rmSync(data, { recursive: true, force: true });
    },
    restart: async (signal, others = env) => {
      await server.end(signal);
      server = await runServer({ ...own, ...others, PORT: new URL(url).port }, entry);
    },
    query: (statement, values) => server.query(statement, values),
    ask: (name) => server.ask(name),
    kill: () => server.end('SIGKILL'),
  };
}
