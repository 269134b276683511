import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { flushEntry } from '../../db/flush-entry';
import { padding, tarHeader } from './tar';
import type { Entry } from './manifest';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A backup while it is being written: under another name, and its owner's alone. */
export interface Draft {
  /** Appends an entry; answers what it is called, how large it is, and its hash. */
  append(name: string, content: Buffer, seconds: number): Promise<Entry>;
  /** Appends bytes that belong to no entry. */
  finish(end: Buffer): Promise<void>;
  /** Where the next entry will begin. */
  readonly at: number;
  /** Removes it; nothing happens to one that is finished. */
  discard(): Promise<void>;
}

/** Begins to write a file that nobody has; drafts that a crash left there more than a day ago go. */
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
      await refuseExisting(file);
      await fs.rename(draft, file);
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
  if (known)
    throw new Error(
      `${file} exists already. A backup never replaces another one: name a new file.`,
    );
}

/** Removes what crashes have left in the file's folder. */
async function removeOldDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const drafts = (await fs.readdir(folder)).filter((name) =>
    /\.kontor\.[0-9a-f]{8}\.part$/.test(name),
  );
  for (const name of drafts) {
    const draft = path.join(folder, name);
    const { mtimeMs } = await fs.stat(draft);
    if (Date.now() - mtimeMs > DAY_MS) await fs.rm(draft, { force: true });
  }
}
