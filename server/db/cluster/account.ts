import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';

/** Other account of this computer, which runs PostgreSQL for root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts that root may hand PostgreSQL to, the first existing one. None is ever created. */
const candidates = ['postgres', 'nobody'];

/**
 * Finds the account that runs PostgreSQL, which refuses to run as root; undefined for the owner of this process. Throws
 * a sentence where there is none, or where this user id has no account (initdb asks for its name). `owner` is the user
 * id that a cluster belongs to already.
 */
export async function serverAccount(owner?: number): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) {
    requireName();
    return undefined;
  }
  const found = (await Promise.all(candidates.map(findAccount))).filter((one) => one !== undefined);
  const account = found.find(({ uid }) => uid === owner) ?? found[0];
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root, and there is no account «postgres» or «nobody» that could run it. ' +
      'Start Kontor as another user, or use a PostgreSQL server with DATABASE_URL.',
  );
}

/** Settings of `spawn` for a process that runs as this account. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Tells whether the account can run a program where it lies: only a try counts, whatever bits and lists say. */
export function canRun(account: Account | undefined, program: string): Promise<boolean> {
  return succeeds(account, program, ['--version']);
}

/** Tells whether the account can enter a folder. */
export function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds(account, '/bin/sh', ['-c', 'cd "$0"', folder]);
}

/**
 * Removes a folder that belongs to the account, as the account: nothing it may have put there can lead root elsewhere.
 */
export async function removeAs(account: Account | undefined, folder: string): Promise<void> {
  if (account) await succeeds(account, '/bin/rm', ['-rf', folder]);
  else await fs.rm(folder, { recursive: true, force: true });
}

/**
 * Environment for programs of the account: nothing of the caller's settings (PGDATA, LC_ALL …) and secrets, which
 * others who share the account could read.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

function succeeds(account: Account | undefined, program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...runAs(account),
      cwd: '/',
      env: cleanEnvironment(),
      stdio: 'ignore',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function requireName(): void {
  try {
    os.userInfo();
  } catch {
    throw new Error(
      `PostgreSQL does not run for a user id without an account, and ${process.getuid?.() ?? ''} has none in ` +
        '/etc/passwd. Start Kontor as a user that has one, or use a PostgreSQL server with DATABASE_URL.',
    );
  }
}

/** Asks `id`, since accounts need not stand in a file; everything that has a shell has it. */
async function findAccount(name: string): Promise<Account | undefined> {
  const ids = await Promise.all([output('id', ['-u', name]), output('id', ['-g', name])]);
  const [uid, gid] = ids.map((text) => (/^\d+\s*$/.test(text) ? Number(text) : undefined));
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', () => resolve(''));
    child.once('close', (code) => resolve(code === 0 ? text : ''));
  });
}
