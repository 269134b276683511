import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server for the tests; undefined when none is installed. */
    postgresql: string | undefined;
  }
}

/** One PostgreSQL server for the whole run; every test file has databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql();
  if (!server) process.stderr.write('No PostgreSQL is installed: its tests are skipped.\n');
  project.provide('postgresql', server?.url);
  return async () => server?.stop();
}
