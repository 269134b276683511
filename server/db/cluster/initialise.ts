import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { flushEntry } from '../flush-entry';
import { openPassage } from '../owner-only';
import { cleanEnvironment, removeAs, runAs, type Account } from './account';
import type { Binaries } from './binaries';
import { sharedMemory } from './settings';

interface Creation {
  binaries: Binaries;
  account: Account | undefined;
  /** Password of the superuser, `postgres`. */
  password: string;
}

/**
 * Creates an empty cluster: under another name first, and moved into place when it is whole and on disk. Letters and
 * their order come from PostgreSQL itself and from its own ICU, so that no system's locale matters.
 */
export async function createCluster(
  cluster: string,
  { binaries, account, password }: Creation,
): Promise<void> {
  const draft = `${cluster}.new`;
  // A file instead of an argument of the command line, which others could read.
  const secret = path.join(draft, 'password');
  const data = path.join(draft, 'data');
  await removeAs(account, data);
  await fs.rm(draft, { recursive: true, force: true });
  await fs.mkdir(draft, { mode: 0o700 });
  await fs.mkdir(data, { mode: 0o700 });
  await fs.writeFile(secret, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (account) {
    // The draft itself stays root's, so that nobody puts anything else in the place of these two.
    for (const name of [data, secret]) await fs.lchown(name, account.uid, account.gid);
    await openPassage(draft, account.gid);
  }
  const args = [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    ...Object.entries(await sharedMemory()).map(([name, value]) => `--set=${name}=${value}`),
  ];
  const { code, said } = await output(binaries.program('initdb'), args, account);
  if (code !== 0)
    throw new Error(`The database could not be created in ${cluster}.\n${lastLines(said)}`);
  await fs.rename(data, cluster);
  await fs.rm(draft, { recursive: true });
  await flushEntry(path.dirname(cluster));
}

/** Sets the superuser's password anew where nobody knows it any more; the cluster must not run. */
export async function resetPassword(
  cluster: string,
  { binaries, account, password }: Creation,
): Promise<void> {
  const { code, said } = await output(
    binaries.program('postgres'),
    ['--single', '-D', cluster, 'postgres'],
    account,
    `alter role postgres password '${password}'\n`,
  );
  if (code !== 0) throw new Error(`The database's password could not be set.\n${lastLines(said)}`);
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n');

function output(
  program: string,
  args: string[],
  account: Account | undefined,
  input = '',
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...runAs(account), cwd: '/', env: cleanEnvironment() });
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
