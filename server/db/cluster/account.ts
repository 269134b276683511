import { spawn } from 'node:child_process';
import os from 'node:os';

/** Another account of this computer, which runs PostgreSQL for root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts that root may hand PostgreSQL to, the first that exists. None is ever created. */
const candidates = ['postgres', 'nobody'];

/**
 * Who runs PostgreSQL, which refuses to run as root; undefined for whoever runs this process. Throws a sentence where
 * there is nobody, or where this user id has no account (initdb asks for its name).
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) {
    requireName();
    return undefined;
  }
  for (const name of candidates) {
    const found = await findAccount(name);
    if (found) return found;
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account «postgres» or «nobody» that could run it. ' +
      'Start Kontor as another user, or use a PostgreSQL server with DATABASE_URL.',
  );
}

/** Settings of `spawn` for a process that runs as this account. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Whether the account can run a program where it lies: what counts is trying it, whatever bits and lists say. */
export function canRun(account: Account | undefined, program: string): Promise<boolean> {
  return succeeds(account, program, ['--version']);
}

/** Whether the account can enter a folder. */
export function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds(account, '/bin/sh', ['-c', 'cd "$0"', folder]);
}

function succeeds(account: Account | undefined, program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...runAs(account), cwd: '/', stdio: 'ignore' });
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
