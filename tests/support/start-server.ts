import { rmSync } from 'node:fs';
import { demoFolder } from './demo-template';
import { runServer } from './server-process';

export interface TestServer {
  url: string;
  /** Folder of its database. */
  data: string;
  /** Ends it and removes its database. */
  stop: () => Promise<void>;
  /** Ends it and starts it again on the same address and database; with SIGKILL it has no time to say goodbye. */
  restart: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the real server on a free port with a copy of the demo company of its own. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const data = await demoFolder();
  const settings = { KONTOR_DATA: data, NODE_ENV: 'test', ...env };
  let server = await runServer({ ...settings, PORT: '0' });
  const { url } = server;
  return {
    url,
    data,
    stop: async () => {
      await server.end();
      rmSync(data, { recursive: true, force: true });
    },
    restart: async (signal) => {
      await server.end(signal);
      server = await runServer({ ...settings, PORT: new URL(url).port });
    },
  };
}
