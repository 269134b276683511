import { describe, expect, test } from 'vitest';
import { wallMistakes } from '../../../scripts/lint/folder-circles';

/** Files of `/root/server` by what they import. */
const graph = (files: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(files).map(([file, targets]) => [
      `/root/${file}`,
      targets.map((target) => `/root/${target}`),
    ]),
  );
const mistakesOf = (
  files: Readonly<Record<string, readonly string[]>>,
  debt?: Readonly<Record<string, string>>,
) => wallMistakes('/root', graph(files), { folder: 'server', debt });

const pair = {
  'server/locks/a.ts': ['server/resources/b.ts'],
  'server/resources/b.ts': [],
  'server/resources/c/d.ts': ['server/locks/e.ts'],
  'server/locks/e.ts': [],
};

describe('rooms of a folder', () => {
  test('may not import each other, though no file imports itself', () => {
    expect(mistakesOf(pair)).toEqual([
      'rooms of server that import each other: locks → resources → locks\n' +
        '    server/locks/a.ts → server/resources/b.ts\n' +
        '    server/resources/c/d.ts → server/locks/e.ts',
    ]);
  });

  test('nor through a third one; a file beside the folders is a room of its own', () => {
    const [mistake, ...others] = mistakesOf({
      'server/db/a.ts': ['server/config.ts'],
      'server/config.ts': ['server/http/b.ts'],
      'server/http/c.ts': ['server/db/d.ts'],
      'server/http/b.ts': [],
      'server/db/d.ts': [],
    });
    expect(mistake).toContain('db → config.ts → http → db');
    expect(others).toEqual([]);
  });

  test('may import each other to and fro within themselves, and what is outside', () => {
    expect(
      mistakesOf({
        'server/http/a.ts': ['server/http/uploads/b.ts', 'schemas/c.ts'],
        'server/http/uploads/b.ts': ['server/http/d.ts'],
        'server/http/d.ts': [],
        'schemas/c.ts': ['server/http/d.ts'],
      }),
    ).toEqual([]);
  });

  test('may owe a circle, as long as there is one', () => {
    const debt = { 'locks → resources': 'a part is locked with its parent' };
    expect(mistakesOf(pair, debt)).toEqual([]);
    const paid = ['server: «locks → resources» closes no circle any more: take it off the list'];
    expect(mistakesOf({ ...pair, 'server/locks/a.ts': [] }, debt)).toEqual(paid);
    expect(mistakesOf({ ...pair, 'server/resources/c/d.ts': [] }, debt)).toEqual(paid);
  });

  test('owe nothing twice: of two imports that close one circle one is enough', () => {
    const debt = { 'locks → resources': 'a', 'resources → locks': 'b' };
    expect(mistakesOf(pair, debt)).toHaveLength(2);
  });
});
