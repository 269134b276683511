import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { entitiesOf } from '../../support/entities';
import { contractOfProduct, definitionsOf, playgroundProduct } from '../../support/products';

/** What somebody writes: generated and built files are no work. */
const skipped = ['generated', 'dist', 'node_modules', 'databases'];
const folders = ['schemas', 'screens', 'src', 'server', 'locales', 'compiler', 'scripts', 'tests'];

function writtenIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : writtenIn(path);
    return /\.(ts|tsx|mjs|js|json|yaml|sql)$/.test(entry.name) ? [path] : [];
  });
}

const newest = (await definitionsOf(playgroundProduct)).at(-1);
const entity = entitiesOf(contractOfProduct(playgroundProduct)).find(
  ({ schema }) => schema === newest?.schema,
);
if (!newest || !entity) throw new Error('the playground’s last screen shows no declared entity');

/** Every name that it has anywhere: schema, screen, table, code and paths. */
const names = [entity.schema, newest.name, entity.table, entity.code, entity.lists[0]?.path];
const spoken = new RegExp(`(?<![A-Za-z])(${names.join('|')})(?![A-Za-z])`);

const naming = folders
  .flatMap(writtenIn)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ path, text }) => spoken.test(path) || spoken.test(text));
const index = join(playgroundProduct.screens, 'index.ts');
const own = naming.filter(({ path }) => path !== index);
const lines = (text: string) => text.trimEnd().split('\n').length;

/** The made-up entity that was added last to the playground: nothing else in the house knows of it. */
describe(`what ${entity.schema} costs`, () => {
  test('it is no toy: ten fields of every common kind, with all that can be done with a record', () => {
    const properties = Object.values(entity.properties);
    expect(properties.length).toBeGreaterThanOrEqual(10);
    const words = properties.flatMap((property) => [
      ...Object.keys(property),
      ...(property.format ? [property.format] : []),
      ...[property.type].flat(),
    ]);
    const kinds = ['money', 'date', 'email', 'boolean', 'enum', 'x-ref', 'x-unique'];
    expect(words).toEqual(expect.arrayContaining([...kinds, 'x-number-range']));
    const { create, change, remove, search, files } = entity;
    expect([create, change, remove, files]).not.toContain(undefined);
    expect(search.length).toBeGreaterThan(1);
  });

  test('five files and at most 110 lines', async () => {
    const ends = ['.yaml', `screens/${newest.name}.ts`];
    const labels = ['de', 'en', 'fr'].map((of) => `${of}/entities/${entity.schema}.json`);
    expect(own).toHaveLength(5);
    for (const end of [...ends, ...labels]) {
      expect([end, own.filter(({ path }) => path.endsWith(end)).length]).toEqual([end, 1]);
    }
    expect(own.reduce((sum, { text }) => sum + lines(text), 0)).toBeLessThanOrEqual(110);
    for (const { path, text } of own) {
      const options = { ...(await prettier.resolveConfig(path)), filepath: path };
      expect([path, await prettier.check(text, options)]).toEqual([path, true]);
    }
  });

  test('and one line in the index of screens', () => {
    const text = naming.find(({ path }) => path === index)?.text ?? '';
    expect(text.split('\n').filter((line) => spoken.test(line))).toHaveLength(1);
  });
});
