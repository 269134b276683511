import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { flushEntry } from '../../db/flush-entry';
import { releaseOnError } from '../../db/release';
import { padding, tarHeader } from './tar';
import type { Entry } from './manifest';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Backup while it is being written: under another name, readable by its owner alone. */
export interface Draft {
  /** Appends an entry; returns its name, its size and its hash. */
  append(name: string, content: Buffer, seconds: number): Promise<Entry>;
  /** Appends bytes that belong to no entry. */
  finish(end: Buffer): Promise<void>;
  /** Position of the next entry. */
  readonly at: number;
  /** Removes the draft; a finished one stays. */
  discard(): Promise<void>;
}

/** Begins to write a new file; drafts that a crash left there more than a day ago are removed. */
export async function openDraft(file: string): Promise<Draft> {
  await refuseExisting(file);
  await removeOldDrafts(file);
  const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
  const handle = await fs.open(draft, 'wx', 0o600);
  let at = 0;
  let isOpen = true;
  const write = async (...pieces: Buffer[]) => {
    for (const piece of pieces) {
      for (let done = 0; done < piece.length;) {
        done += (await handle.write(piece, done)).bytesWritten;
      }
      at += piece.length;
    }
  };
  return {
    get at() {
      return at;
    },
    append: async (name, content, seconds) => {
      const sha256 = createHash('sha256').update(content).digest('hex');
      await write(tarHeader(name, content.length, seconds), content, padding(content.length));
      return { name, size: content.length, sha256 };
    },
    finish: async (end) => {
      await write(end);
      await handle.sync();
      await handle.close();
      isOpen = false;
      await giveName(draft, file);
      await flushEntry(path.dirname(file));
    },
    discard: async () => {
      if (isOpen) await handle.close().catch(() => undefined);
      isOpen = false;
      await fs.rm(draft, { force: true });
    },
  };
}

async function refuseExisting(file: string): Promise<void> {
  const known = await fs.lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (known) throw existing(file);
}

function existing(file: string): Error {
  return new Error(`${file} exists already. A backup never replaces another one: name a new file.`);
}

/** Gives a draft its name, which was free a moment ago: a link, unlike renaming, replaces nothing. */
async function giveName(draft: string, file: string): Promise<void> {
  try {
    await fs.link(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw existing(file);
    // A disk without links, such as a USB stick's: the name is taken first and then given to the draft.
    const isUnknown = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK)$/.test(code ?? '');
    if (!isUnknown) throw error;
    const taken = await fs.open(file, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EEXIST' ? existing(file) : cause;
    });
    await taken.close();
    return releaseOnError(
      () => fs.rename(draft, file),
      () => fs.rm(file, { force: true }),
    );
  }
  await fs.rm(draft);
}

/** Removes drafts that crashes have left in the file's folder. */
async function removeOldDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const drafts = (await fs.readdir(folder)).filter((name) =>
    /\.kontor\.[0-9a-f]{8}\.part$/.test(name),
  );
  for (const name of drafts) {
    const draft = path.join(folder, name);
    // Another backup may finish meanwhile, and anything that is no file is not ours.
    const stat = await fs.lstat(draft).catch(() => undefined);
    if (stat?.isFile() && Date.now() - stat.mtimeMs > DAY_MS) {
      await fs.rm(draft, { force: true }).catch(() => undefined);
    }
  }
}
