import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freeSpaceCheck } from '../../../server/db/free-space';

const PETABYTE = 1024 ** 3;

test('a disk has room for what fits beside its reserve', async () => {
  const hasSpace = freeSpaceCheck(tmpdir(), 1);
  expect(await hasSpace()).toBe(true);
  expect(await hasSpace(1)).toBe(true);
  expect(await hasSpace(PETABYTE)).toBe(false);
  expect(await freeSpaceCheck(tmpdir(), PETABYTE)()).toBe(false);
});
