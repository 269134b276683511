import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from '../write-whole';
import { canEnter, removeAs, type Account } from './account';

/** Notes of a data folder about its cluster; readable by its owner alone, because they hold passwords. */
export interface Note {
  /** Folder of the cluster where the database's account cannot enter the data folder, which may be moved elsewhere. */
  home?: string;
  /** Data folder that `home` belongs to. */
  of?: string;
  /** True once the cluster has been made: where it no longer exists, nobody makes an empty one in its place. */
  made?: boolean;
  /** Passwords of the superuser, who prepares the database at a start, and of the role that Kontor works as. */
  passwords: { postgres: string; kontor: string };
  /** Name of the cluster that `reach` leads to (`clusterName`). */
  name?: string;
  /** Folder of the socket, or port of a system without sockets, while the cluster runs. */
  reach?: string | number;
}

/** Name of the cluster's folder within its home. */
export const CLUSTER = 'postgresql';
const NOTE = 'postgresql.json';

/** Longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET = 103;
const SOCKET = '.s.PGSQL.5432';

/** System folder for the data of programs. */
const state = process.platform === 'linux' ? '/var/lib/kontor' : '/usr/local/var/kontor';

/** Reads the notes of a data folder about its cluster; undefined where there are none that can be read. */
export async function readNote(dataFolder: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await fs.readFile(path.join(dataFolder, NOTE), 'utf8')) as Note;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Writes the notes whole or not at all. */
export async function writeNote(dataFolder: string, note: Note): Promise<void> {
  await writeWhole(path.join(dataFolder, NOTE), `${JSON.stringify(note, null, 2)}\n`);
}

/** Notes of a new data folder: where its cluster will lie, and passwords that nobody has to know. */
export async function newNote(dataFolder: string, account: Account | undefined): Promise<Note> {
  const password = () => randomBytes(24).toString('base64url');
  const home = await homeFor(dataFolder, account);
  return {
    ...(home !== undefined && { home, of: dataFolder }),
    passwords: { postgres: password(), kontor: password() },
  };
}

/**
 * Folder for the cluster below the system's state folder, named after the data folder, where PostgreSQL runs as another
 * account that cannot enter that (below a home, say); else undefined.
 */
async function homeFor(
  dataFolder: string,
  account: Account | undefined,
): Promise<string | undefined> {
  if (!account || (await canEnter(account, dataFolder))) return undefined;
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 8);
  const [name = 'kontor'] = dataFolder
    .split(path.sep)
    .filter((part) => /^[\w-]/.test(part))
    .slice(-1);
  return path.join(state, `${name}-${hash}`);
}

/** Place for copies of programs that the database's account cannot run where npm put them. */
export function programPlace(dataFolder: string, account: Account | undefined): string {
  return account ? state : dataFolder;
}

/**
 * Folder for the socket that only the database's account can enter: the cluster itself where its path is short enough
 * and its file system has sockets, else a new temporary one, which `removeSocketFolder` removes.
 */
export async function socketFolder(cluster: string, account: Account | undefined): Promise<string> {
  if (await takesSockets(cluster)) return cluster;
  for (const place of [process.env.XDG_RUNTIME_DIR, os.tmpdir(), '/tmp']) {
    if (!place) continue;
    const folder = await fs.mkdtemp(path.join(place, 'kontor-')).catch(() => undefined);
    if (!folder) continue;
    await fs.chmod(folder, 0o700);
    if (account) await fs.chown(folder, account.uid, account.gid);
    const isReached = !account || (await canEnter(account, folder));
    if (isReached && (await takesSockets(folder))) return folder;
    await fs.rm(folder, { recursive: true });
  }
  throw new Error(
    `There is no folder for the database's socket: ${cluster} has too long a path or no sockets, and neither has ` +
      `${os.tmpdir()}. Name another data folder with KONTOR_DATA.`,
  );
}

/** Removes a folder that `socketFolder` made, once nothing that uses it runs. */
export async function removeSocketFolder(
  folder: string,
  cluster: string,
  account: Account | undefined,
): Promise<void> {
  if (folder === cluster || !path.basename(folder).startsWith('kontor-')) return;
  await removeAs(account, folder);
}

async function takesSockets(folder: string): Promise<boolean> {
  const name = path.join(folder, SOCKET);
  if (Buffer.byteLength(name) > LONGEST_SOCKET) return false;
  const trial = path.join(folder, '.trial');
  await fs.rm(trial, { force: true });
  const server = net.createServer();
  const heard = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(trial, () => resolve(true));
  });
  if (heard) await new Promise((resolve) => server.close(resolve));
  return heard;
}

/** URL by which `pg` reaches a database of the cluster. */
export function urlOf({ passwords, reach }: Note, user: 'postgres' | 'kontor', database: string) {
  const login = `${user}:${passwords[user]}`;
  return typeof reach === 'number'
    ? `postgres://${login}@127.0.0.1:${reach}/${database}?sslmode=disable`
    : `postgres://${login}@localhost:5432/${database}?host=${encodeURIComponent(reach ?? '')}&sslmode=disable`;
}
