import { expect, test } from 'vitest';
import { testFiles } from '../../../scripts/test/test-files.mjs';

const all = testFiles(process.cwd(), []);

test('without words each kind is whole, and what waits for the machine is apart from the rest of the API', () => {
  expect(all.unit).toEqual([]);
  expect(all.browser).toEqual([]);
  expect(all.machine).toContain('tests/api/machine/durability.test.ts');
  expect(all.api).toContain('tests/api/tickets.test.ts');
  expect(all.api?.filter((name) => all.machine?.includes(name))).toEqual([]);
});

test('a word leaves the files with it in their path, and nothing of a kind that has none', () => {
  expect(testFiles(process.cwd(), ['tickets'])).toMatchObject({
    machine: undefined,
    api: ['tests/api/tickets.test.ts'],
  });
  expect(testFiles(process.cwd(), ['durability']).machine).toEqual([
    'tests/api/machine/durability.test.ts',
  ]);
  expect(Object.values(testFiles(process.cwd(), ['no such file'])).every((of) => !of)).toBe(true);
});
