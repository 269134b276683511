import { buildServers } from './built-servers';
import { startTestCluster } from './test-cluster';

let stop: (() => Promise<void>) | undefined;

/** Starts one PostgreSQL for the whole run, with the database that tests copy, and the servers that they start. */
export async function setup(): Promise<void> {
  await buildServers();
  stop = await startTestCluster();
}

export async function teardown(): Promise<void> {
  await stop?.();
}
