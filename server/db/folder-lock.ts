import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { identifyProcess, type ProcessIdentity, processState } from './process-identity';

export interface FolderLock {
  release(): Promise<void>;
}

interface LockFile extends ProcessIdentity {
  nonce: string;
}

const BEAT_MS = 2_000;
/** Silence, in ms, after which a holder that cannot be looked up (another host or container) counts as dead. */
const SILENCE_MS = 30_000;

/**
 * Takes the exclusive lock on a folder. The lock of a process that was killed is taken over; a living holder makes this
 * throw an error that names the folder, the process and the way out.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = path.join(folder, 'lock');
  const own: LockFile = { ...(await identifyProcess()), nonce: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(name, own)) return hold(name, own);
    const holder = await read(name);
    if (holder === undefined) continue; // released meanwhile
    if (await isAlive(name, holder)) throw inUse(folder, holder);
    await removeStale(name, holder);
  }
  throw new Error(`${folder} could not be locked: other processes keep taking the lock`);
}

/** Writes the whole file first and links it into place, so that nobody reads half a lock. */
async function create(name: string, own: LockFile): Promise<boolean> {
  const draft = `${name}.${own.nonce}`;
  await fs.writeFile(draft, JSON.stringify(own), { mode: 0o600, flag: 'wx' });
  try {
    await fs.link(draft, name);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP') return createWithoutLinks(name, own);
    throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/** Creates the lock on file systems without hard links. */
async function createWithoutLinks(name: string, own: LockFile): Promise<boolean> {
  try {
    await fs.writeFile(name, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function read(name: string): Promise<LockFile | undefined> {
  try {
    return JSON.parse(await fs.readFile(name, 'utf8')) as LockFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: 0, host: '', space: '', start: '', nonce: '' };
    throw error;
  }
}

async function isAlive(name: string, holder: LockFile): Promise<boolean> {
  const state = await processState(holder);
  // Without its start time, any process that got its number after a crash looks like it: only its beat tells.
  const isSure = state === 'dead' || (state === 'alive' && holder.start !== '');
  if (isSure) return state === 'alive';
  const before = await beat(name);
  if (before === undefined || Date.now() - before > SILENCE_MS) return false;
  await new Promise((resolve) => setTimeout(resolve, 3 * BEAT_MS));
  const after = await beat(name);
  return after !== undefined && after > before;
}

async function beat(name: string): Promise<number | undefined> {
  return fs.stat(name).then(
    (stat) => stat.mtimeMs,
    () => undefined,
  );
}

/** Removes a dead lock that two processes may find at once: only the one that moves exactly that file away goes on. */
async function removeStale(name: string, holder: LockFile): Promise<void> {
  const aside = `${name}.${randomUUID()}`;
  try {
    await fs.rename(name, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await read(aside);
  // Another process was faster and this is the new holder's lock: put it back.
  if (moved && moved.nonce !== holder.nonce) await fs.link(aside, name).catch(() => undefined);
  await fs.rm(aside, { force: true });
}

function hold(name: string, own: LockFile): FolderLock {
  const timer = setInterval(() => {
    const now = new Date();
    fs.utimes(name, now, now).catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      if ((await read(name))?.nonce === own.nonce) await fs.rm(name, { force: true });
    },
  };
}

function inUse(folder: string, holder: LockFile): Error {
  return new Error(
    `The database in ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
      'End that process, choose another folder with KONTOR_DATA, or use a PostgreSQL server with DATABASE_URL.',
  );
}
