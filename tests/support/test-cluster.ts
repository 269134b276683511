import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, databaseUrl, queryOnce } from './create-database';
import { DEMO_DAY } from './demo-day';
import { fingerprint } from './fingerprint';
import { postgresqlVersion, startPostgresql, type TestPostgresql } from './postgresql';
import { runServer, tested } from './server-process';

/** Database with the demo company, which nobody connects to: tests work on copies. */
const TEMPLATE = 'kontor_template';

/** Folders and files that decide about a freshly filled cluster. */
const sources = [
  'server/db',
  'server/demo',
  'server/data',
  'server/accounts',
  'server/areas',
  'schemas/rules',
  'tests/support/postgresql.ts',
  'tests/support/test-cluster.ts',
  'package-lock.json',
];

/**
 * Starts the PostgreSQL of a test run; `testCluster` names it to this process and those that it starts afterwards.
 * Answers how to stop it.
 */
export async function startTestCluster(): Promise<() => Promise<void>> {
  const cluster = await startPostgresql({ from: await preparedCluster() });
  process.env.TESTED_POSTGRESQL = cluster.url;
  return async () => {
    delete process.env.TESTED_POSTGRESQL;
    await cluster.stop();
  };
}

/** Returns the URL of the `postgres` database of the run's PostgreSQL. */
export function testCluster(): string {
  const url = process.env.TESTED_POSTGRESQL;
  if (url === undefined) throw new Error('no PostgreSQL runs for the tests (startTestCluster)');
  return url;
}

/** Returns the data of a cluster with the template, filled once for this state of the code. */
async function preparedCluster(): Promise<string> {
  const key = fingerprint(sources, `${DEMO_DAY} ${await postgresqlVersion()}`);
  const prepared = join(tmpdir(), `kontor-cluster-${key}`);
  if (existsSync(prepared)) {
    utimesSync(prepared, new Date(), new Date());
    return prepared;
  }
  removeLeftovers();
  const cluster = await startPostgresql();
  await fillTemplate(cluster.url);
  await cluster.shutDown();
  try {
    renameSync(cluster.data, prepared);
  } catch {
    // Another run was faster.
  }
  await cluster.stop();
  return prepared;
}

async function fillTemplate(admin: string): Promise<void> {
  const url = databaseUrl(admin, TEMPLATE);
  await queryOnce(admin, `create database ${TEMPLATE}`);
  const server = await runServer({ DATABASE_URL: url, PORT: '0', NODE_ENV: 'test' }, tested);
  await server.end();
  // A quarter of it is room that filling left free.
  await queryOnce(url, 'vacuum (full, analyze)');
  await queryOnce(
    admin,
    `alter database ${TEMPLATE} with is_template true allow_connections false`,
  );
}

/** Removes what former states of the code and interrupted runs left behind. */
function removeLeftovers(): void {
  const day = 24 * 3_600_000;
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!/^kontor-(template|cluster|filling|test|postgresql)-/.test(name)) continue;
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > day) rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a PostgreSQL for tests that end it, with a database of the demo company. */
export async function startDemoCluster(
  options: { durable?: boolean } = {},
): Promise<TestPostgresql & { database: string }> {
  const cluster = await startPostgresql({ ...options, from: await preparedCluster() });
  const { url } = await createDatabase(cluster.url, TEMPLATE);
  return { ...cluster, database: url };
}

/** Creates a database of its own with the demo company. */
export function demoDatabase() {
  return createDatabase(testCluster(), TEMPLATE);
}
