import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { screenDefinitions } from '../../../compiler/application/screen-definitions';

const index = 'export const screens = { a: () => import("./a"), b: () => import("./b") };';
const screen = (name: string) =>
  `export default { name: '${name}', tabs: [{ type: 'charts', name: 'all', charts: [] }] };`;

let folder = '';
function folderOf(files: Readonly<Record<string, string>>): string {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(join('test-results', 'screens-'));
  for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code);
  return resolve(folder);
}
afterEach(() => rmSync(folder, { recursive: true }));

describe('definitions of a folder', () => {
  it('come in the order of the index', async () => {
    const found = await screenDefinitions(
      folderOf({ 'b.ts': screen('b'), 'a.ts': screen('a'), 'index.ts': index }),
    );
    expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('are refused when the index leaves a file out', async () => {
    const files = { 'a.ts': screen('a'), 'b.ts': screen('b'), 'c.ts': screen('c') };
    await expect(screenDefinitions(folderOf({ ...files, 'index.ts': index }))).rejects.toThrow(
      'index.ts: add the line of c.ts, or remove the file',
    );
  });

  it('are refused when the index names one that has no file', async () => {
    const files = { 'a.ts': screen('a'), 'bb.ts': screen('bb'), 'index.ts': index };
    await expect(screenDefinitions(folderOf(files))).rejects.toThrow(
      'index.ts: «b» has no b.ts, did you mean «bb»?',
    );
  });

  it('are refused when a file has none', async () => {
    const files = { 'a.ts': screen('a'), 'b.ts': 'export const b = {};', 'index.ts': index };
    await expect(screenDefinitions(folderOf(files))).rejects.toThrow(
      "b.ts: it has no definition, begin it with export default defineScreen('b', {",
    );
  });

  it('are refused when one is not named like its file', async () => {
    const files = { 'a.ts': screen('a'), 'b.ts': screen('bb'), 'index.ts': index };
    await expect(screenDefinitions(folderOf(files))).rejects.toThrow(
      'b.ts: the screen is named «bb», name it «b» like its file',
    );
  });
});
