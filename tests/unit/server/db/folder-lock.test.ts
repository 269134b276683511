import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../../server/db/folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder has one holder at a time', async () => {
  const held = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is in use by process');
  await held.release();
  await (await lockFolder(folder)).release();
});

test('where the system tells no starts, the silent lock of a number that was given again is taken over', async () => {
  const crashed = { pid: process.pid, host: os.hostname(), space: '', start: '', nonce: 'x' };
  const name = path.join(folder, 'lock');
  await writeFile(name, JSON.stringify(crashed));
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(name, longAgo, longAgo);
  await (await lockFolder(folder)).release();
});
