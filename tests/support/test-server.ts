import { afterAll, beforeAll } from 'vitest';
import { startServer, type TestServer } from './start-server';

/** Starts a server for all tests of a block; `entry` is its file, the product's own unless another is named. */
export function testServer(env?: Record<string, string>, entry?: string): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startServer(env, entry);
  });
  afterAll(async () => server?.stop());
  return () => server as TestServer;
}
