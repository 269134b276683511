import type { TestProject } from 'vitest/node';
import { startPostgresql, type TestPostgresql } from './postgresql';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server for the tests; undefined when none is installed. */
    postgresql: string | undefined;
  }
}

let server: TestPostgresql | undefined;

/** One PostgreSQL server for the whole run; every test file has databases of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgresql();
  if (!server) process.stderr.write('No PostgreSQL is installed: its tests are skipped.\n');
  project.provide('postgresql', server?.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
