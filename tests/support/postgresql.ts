import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { obtainPostgresql } from './postgresql-binaries';

export interface TestPostgresql {
  /** URL of the server's `postgres` database. */
  url: string;
  /** Stops the server at once, as a power cut would. */
  crash(): void;
  /** Starts it again after a crash. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL with an empty cluster of its own. Unless it is to be `durable` it trusts the
 * operating system to write: a crash of its processes loses nothing then either, and nobody cuts the
 * power of tests. Throws when there is none, or it does not start.
 */
export async function startPostgresql({ durable = false } = {}): Promise<TestPostgresql> {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgresql-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const bin = account ? readableBinaries(obtainPostgresql(), folder) : obtainPostgresql();
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...(durable ? {} : { fsync: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => spawn(join(bin, 'postgres'), ['-D', data, ...args], options);
  let server = launch();
  const gone = () => new Promise((resolve) => server.once('exit', resolve));
  await answers(url);
  return {
    url,
    crash: () => server.kill('SIGQUIT'),
    start: async () => {
      if (server.exitCode === null && server.signalCode === null) await gone();
      server = launch();
      await answers(url);
    },
    stop: async () => {
      const ended = gone();
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then another account runs it. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((kind) =>
      Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout.trim() || NaN),
    ) as [number, number];
    if (!Number.isNaN(uid) && !Number.isNaN(gid)) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account «postgres» or «nobody»',
  );
}

/** What npm fetched lies in the repository, which another account may not enter. */
function readableBinaries(bin: string, folder: string): string {
  if (!bin.startsWith(process.cwd())) return bin;
  const copy = join(folder, 'postgresql');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL at ${url} did not come up`);
}
