import type { TestProject } from 'vitest/node';
import { buildServers } from './built-servers';
import { startTestCluster } from './test-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL. */
    postgresql: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/** One PostgreSQL for the whole run, with the database that tests copy, and the servers that they start. */
export async function setup(project: TestProject): Promise<void> {
  await buildServers();
  stop = await startTestCluster();
  project.provide('postgresql', process.env.TESTED_POSTGRESQL as string);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
