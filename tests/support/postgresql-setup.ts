import type { TestProject } from 'vitest/node';
import { buildServers } from './built-servers';
import { demoTemplate } from './demo-template';
import { startPostgresql, type TestPostgresql } from './postgresql';
import { fillTemplate } from './prepared-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server for the tests; undefined when they are left out (`KONTOR_WITHOUT_POSTGRESQL=1`). */
    postgresql: string | undefined;
  }
}

let server: TestPostgresql | undefined;

/**
 * One PostgreSQL server for the whole run, every test file has databases of its own in it; and the servers and databases that
 * tests start and copy, made here once.
 */
export async function setup(project: TestProject): Promise<void> {
  if (process.env.KONTOR_WITHOUT_POSTGRESQL === '1') {
    process.stderr.write('The tests on PostgreSQL are left out.\n');
  } else server = await startPostgresql();
  project.provide('postgresql', server?.url);
  await buildServers();
  // Each keeps one core busy.
  await Promise.all([demoTemplate(), server && fillTemplate(server.url)]);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
