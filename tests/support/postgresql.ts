import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runAs, serverAccount, type Account } from '../../server/db/cluster/account';
import { postgresqlPrograms } from './postgresql-binaries';

export interface TestPostgresql {
  /** URL of the server's `postgres` database. */
  url: string;
  /** Folder of its data. */
  data: string;
  /** Stops the server at once, as a power cut would. */
  crash(): void;
  /** Starts it again after a crash. */
  start(): Promise<void>;
  /** Lets it write everything out and end; its data stay until `stop`. */
  shutDown(): Promise<void>;
  /** Ends it, if it still runs, and removes its data. */
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** True if committed data must outlive a power cut; nobody cuts the power of most tests. */
  durable?: boolean;
  /** Data of a cluster that does not run, to begin with a copy of. */
  from?: string;
}

/** Settings without what a crash of the processes alone does not need, and without what would work while tests look. */
const hasty = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** Starts a PostgreSQL with a cluster of its own. Throws when there is none, or it does not start. */
export async function startPostgresql(options: ClusterOptions = {}): Promise<TestPostgresql> {
  const account = await serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgresql-'));
  const program = await postgresqlPrograms(account);
  const data = join(folder, 'data');
  const run = { ...runAs(account), cwd: folder, stdio: 'ignore' as const };
  if (options.from) {
    cpSync(options.from, data, { recursive: true });
    chmodSync(data, 0o700);
  }
  if (account) giveTo(account, folder);
  const isNew = !/ 1[5-7]\./.test(await postgresqlVersion());
  if (!options.from) {
    const locale = isNew ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
    const words = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    // Small segments: a prepared cluster is copied for each run.
    const size = '--wal-segsize=4';
    execFileSync(program('initdb'), ['-D', data, ...words, ...locale, size], run);
  }
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    min_wal_size: '8MB',
    max_wal_size: '1GB',
    ...(options.durable ? {} : hasty),
    // Copies of databases are made by the kernel, or by the file system alone where it can.
    ...(isNew ? { file_copy_method: 'clone' } : {}),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => spawn(program('postgres'), ['-D', data, ...args], run);
  let server = launch();
  // An interrupted run leaves none behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  const gone = async () => {
    if (!isGone()) await new Promise((resolve) => server.once('exit', resolve));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!isGone()) server.kill(signal);
    await gone();
  };
  await answers(url, isGone);
  return {
    url,
    data,
    crash: () => server.kill('SIGQUIT'),
    start: async () => {
      await gone();
      server = launch();
      await answers(url, isGone);
    },
    shutDown: () => end('SIGINT'),
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveTo(account: Account, folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...names]) lchownSync(join(folder, name), account.uid, account.gid);
}

/** Returns the version text of the tests' PostgreSQL, such as `postgres (PostgreSQL) 18.4`. */
export async function postgresqlVersion(): Promise<string> {
  const program = await postgresqlPrograms(await serverAccount());
  return execFileSync(program('postgres'), ['--version'], { encoding: 'utf8' }).trim();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(url: string, isGone: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600 && !isGone(); attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL at ${url} did not come up`);
}
