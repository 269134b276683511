import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterEach, describe, expect, test } from 'vitest';
import { circlesOf, importGraph } from '../../../scripts/lint/circles';

const eslint = new ESLint();

/** Whether lint refuses an import between layers. */
async function isRefused(filePath: string, source: string, code = `import '${source}';`) {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === 'house/layers');
}

describe('imports go down', () => {
  test.each([
    ['src/engine/data/a.ts', '../fields/field'],
    ['src/engine/editing/session/a.ts', '../../data/record-query'],
    ['src/engine/views/list/a.ts', '../form/record-form'],
    ['src/engine/views/record/a.ts', '../list/grid/data-grid'],
    ['src/engine/fields/money/editing.tsx', '../../views/controls/number-control'],
    ['src/engine/fields/money/index.ts', '../field-type'],
    ['src/engine/tab-types/list/index.ts', '../../views/blocks/rows/rows-grid'],
    ['src/engine/routes/a.ts', '../views/page/screen-page'],
    ['src/app/registry.ts', '../engine/fields'],
    ['src/engine/flow/state/a.ts', '../../views/actions/confirm-dialog'],
    ['src/bespoke/service-task/a.ts', '../../engine/flow/state/flow'],
    ['src/failure/a.ts', '../ui/notices'],
  ])('%s may import %s', async (file, source) => {
    expect(await isRefused(file, source)).toBe(false);
  });

  test.each([
    ['src/engine/fields/a.ts', '../data/record-query'],
    ['src/engine/fields/a.ts', './index'],
    ['src/engine/fields/a.ts', '.'],
    ['src/engine/fields/a.ts', './money'],
    ['src/engine/fields/comparisons/a.ts', '../money/index'],
    ['src/engine/data/a.ts', '../editing/load-editing'],
    ['src/engine/editing/a.ts', '../views/form/record-form'],
    ['src/engine/views/lookup/a.ts', '../record/record-page'],
    ['src/engine/views/list/a.ts', '../record/record-page'],
    ['src/engine/views/record/a.ts', '../../tab-types/form'],
    ['src/engine/views/list/a.ts', '../../fields/money'],
    ['src/engine/views/record/a.ts', '../../flow/state/flow'],
    ['src/engine/tab-types/bespoke/a.ts', '../../flow/state/flow'],
    ['src/engine/flow/state/a.ts', '../../tab-types/form'],
    ['src/engine/views/list/a.ts', '../../routes/load-page'],
    ['src/api/a.ts', '../ui/notices'],
    ['src/api/a.ts', '../failure/catalogue'],
    ['src/ui/a.ts', '../api/call'],
    ['screens/addresses.ts', '../src/engine/screens/place'],
    ['server/http/a.ts', '../../src/ui/notices'],
  ])('%s may not import %s', async (file, source) => {
    expect(await isRefused(file, source)).toBe(true);
  });

  test('later, as types, or to add to what is described there neither', async () => {
    const file = 'src/engine/editing/a.ts';
    const source = '../views/form/record-form';
    for (const code of [
      `export const later = () => import('${source}');`,
      `import type { A } from '${source}'; export type B = A;`,
      `export * from '${source}';`,
      `declare module '${source}' { interface A { b: 1 } }\nexport {};`,
    ]) {
      expect(await isRefused(file, source, code)).toBe(true);
    }
  });

  test('a file of the page stands in a layer', async () => {
    expect(await isRefused('src/elsewhere/a.ts', '', 'export const a = 1;')).toBe(true);
    expect(await isRefused('src/engine/made-up.ts', '', 'export const a = 1;')).toBe(true);
  });
});

describe('circles of imports', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true }));

  function circlesIn(files: Readonly<Record<string, string>>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'kontor-circles-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'src', name)), { recursive: true });
      writeFileSync(join(folder, 'src', name), text);
    }
    return circlesOf(importGraph(folder, ['src'])).map((circle) =>
      circle.map((file) => file.slice(join(folder, 'src/').length)).join(' '),
    );
  }

  test('are found however an import is written', () => {
    expect(
      circlesIn({
        'a.ts': "import { b } from './b';",
        'b.ts': "export * from './c/index';",
        'c/index.ts': "const d = () => import('../d');",
        'd.tsx': "import type { A } from './a'; import './e';",
        'e.ts': "import { a } from './a';",
      }),
    ).toEqual(['a.ts b.ts c/index.ts d.tsx e.ts a.ts']);
  });

  test('types of one folder may refer to each other, of several they may not', () => {
    const a = "import type { B } from './b'; export interface A { b: B }";
    const b = "import type { A } from './a'; export interface B { a?: A }";
    expect(circlesIn({ 'a.ts': a, 'b.ts': b })).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(
      circlesIn({
        'x/a.ts': "import type { B } from '../y/b';",
        'y/b.ts': "import type { A } from '../x/a';",
      }),
    ).toEqual(['x/a.ts y/b.ts x/a.ts']);
  });

  test('a way that only branches and meets again is none', () => {
    expect(
      circlesIn({
        'a.ts': "import './b'; import './c';",
        'b.ts': "import './d';",
        'c.ts': "import './d';",
        'd.ts': '',
      }),
    ).toEqual([]);
  });
});
