import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { demoPassword } from '../../server/accounts/demo/users';
import { openDatabase } from '../../server/data/open-database';
import { productData } from '../../server/product-data';
import { createAdministrator } from '../../server/setup/administrator';
import { runServer, type ServerProcess } from './server-process';

/**
 * Makes a data folder with a PostgreSQL of its own, an empty company and the administrator `admin` with the demo users'
 * password. Answers how to copy it; what is left of it and of the copies goes with `remove`.
 */
export async function companyFolder(): Promise<{ copy: () => string; remove: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  // Below a folder that other accounts cannot enter the database of root would lie elsewhere.
  chmodSync(place, 0o711);
  const template = join(place, 'template');
  const database = await openDatabase(
    { databaseUrl: undefined, dataFolder: template, demo: false, reserveMegabytes: 0 },
    productData,
  );
  await createAdministrator(
    database.orm,
    { benutzername: 'admin', name: 'Administrator', kuerzel: 'ADM' },
    demoPassword,
  );
  await database.close();
  let copies = 0;
  return {
    copy: () => {
      copies += 1;
      const data = join(place, `copy-${copies}`);
      cpSync(template, data, { recursive: true });
      return data;
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** Starts servers on data folders, which end with the test that started them. Called where tests are described. */
export function companyServers() {
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end();
  });
  return async (data: string, env: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await runServer({ KONTOR_DATA: data, PORT: '0', NODE_ENV: 'test', ...env });
    servers.push(server);
    return server;
  };
}

/** Processes of the PostgreSQL of a data folder, the first one first; empty when it does not run. Linux only. */
export function databaseProcesses(data: string): number[] {
  const folder = join(data, 'postgresql');
  const commands = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
  const first = commands.find(({ command }) => command.includes(`postgres -D ${folder} `));
  const name = /cluster_name=(\S+)/.exec(first?.command ?? '')?.[1];
  const others = commands.filter(({ command }) => command.startsWith(`postgres: ${name}: `));
  return first ? [first.pid, ...others.map(({ pid }) => pid)] : [];
}

/** Finds the process that ends a database whose Kontor is gone, by the database's first process. Linux only. */
export function watcherOf(pid: number): number {
  const found = readdirSync('/proc').find(
    (name) =>
      /^\d+$/.test(name) &&
      /^\/bin\/sh -c read -r _\s/.test(commandOf(name)) &&
      commandOf(name).includes(`done ${pid} `),
  );
  if (found === undefined) throw new Error(`nobody watches over process ${pid}`);
  return Number(found);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
