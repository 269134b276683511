import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

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
 * Starts an installed PostgreSQL with an empty cluster of its own; undefined when none is installed.
 * Unless it is to be `durable` it trusts the operating system to write: a crash of its processes loses
 * nothing then either, and nobody cuts the power of tests.
 */
export async function startPostgresql({ durable = false } = {}): Promise<
  TestPostgresql | undefined
> {
  const bin = binaries();
  const account = serverAccount();
  if (!bin || account === 'none') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgresql-'));
  if (account) chownSync(folder, account.uid, account.gid);
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

/** Folder of the newest installed PostgreSQL. */
export function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: then its own account is used, or none. */
function serverAccount(): { uid: number; gid: number } | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) =>
    Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout.trim() || NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? 'none' : { uid, gid };
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
