import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCluster } from '../../../../../server/db/cluster/cluster';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'kontor-foreign-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.skipIf(process.getuid?.() !== 0)(
  'a data folder of another account is refused, and stays as it is',
  async () => {
    fs.chownSync(folder, 54_321, 54_321);
    await expect(startCluster(folder, () => undefined)).rejects.toThrow(
      `${fs.realpathSync(folder)} belongs to another account`,
    );
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);
