import { afterAll, beforeAll, describe } from 'vitest';
import { startServer, type TestServer } from './start-server';

type StartServer = (env?: Record<string, string>) => Promise<TestServer>;

export function onEachDatabase(name: string, tests: (start: StartServer) => void): void {
  describe(name, () => tests((env) => startServer(env)));
}

export function sharedServer(start: StartServer, env?: Record<string, string>): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await start(env);
  });
  afterAll(async () => server?.stop());
  return () => server as TestServer;
}
