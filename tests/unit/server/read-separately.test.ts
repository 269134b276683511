import { expect, test } from 'vitest';
import { readSeparately } from '../../../server/start/read-separately';

const broken = (text: string) => ({
  name: text,
  read: () => {
    throw new Error(text);
  },
});

test('a part that fails is said to have, and the others are there', async () => {
  const noted: unknown[] = [];
  const parts = [{ name: 'a', read: async () => ({ count: 1 }) }, broken('b')];
  const read = await readSeparately(parts, (error) => noted.push(error));
  expect(read).toEqual({ a: { count: 1 }, b: { fehlgeschlagen: true } });
  expect(noted).toEqual([new Error('b')]);
});

test('where all of them fail it is no part that is broken', async () => {
  await expect(readSeparately([broken('a'), broken('b')], () => undefined)).rejects.toThrow('a');
  expect(await readSeparately([], () => undefined)).toEqual({});
});
