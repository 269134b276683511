import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** What lint says of code in a file, by the names of our rules. */
async function refused(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).flatMap(({ ruleId }) =>
    ruleId?.startsWith('house/') ? [ruleId.replace('house/', '')] : [],
  );
}

describe('a type of tab or action', () => {
  test.each([
    "export const is = (tab: { type: string }) => tab.type === 'list';",
    "export const is = (action?: { type: string }) => 'ask' !== action?.type;",
    "export const is = ({ type }: { type: string }) => type === 'form';",
    "export function of(tab: { type: string }) { switch (tab.type) { case 'table': return 1; } }",
  ])('is told by its name nowhere: %s', async (code) => {
    expect(await refused('src/engine/views/record/made-up.ts', code)).toEqual([
      'types-are-plugins',
    ]);
    expect(await refused('scripts/lint/made-up.ts', code)).toEqual(['types-are-plugins']);
    expect(await refused('src/engine/tab-types/made-up/index.ts', code)).toEqual([]);
  });

  test('other kinds may be told by theirs', async () => {
    const code = "export const is = (of: { kind: string; type: string }) => of.kind === 'list';";
    expect(await refused('src/engine/views/record/made-up.ts', code)).toEqual([]);
    const other = "export const is = (of: { type: string }) => of.type === 'integer';";
    expect(await refused('src/engine/views/record/made-up.ts', other)).toEqual([]);
  });

  test('a type of field is told by its name in the folder of fields alone', async () => {
    const code =
      "export const is = (field: { type: { name: string } }) => field.type.name === 'money';";
    expect(await refused('src/engine/views/list/made-up.ts', code)).toEqual(['types-are-plugins']);
    expect(await refused('src/engine/fields/made-up/index.ts', code)).toEqual([]);
  });

  test('is imported by the application alone', async () => {
    const code = "export { list } from '../tab-types/list';";
    expect(await refused('src/engine/views/record/made-up.ts', code)).toEqual(['layers']);
    const inApp = "export { list } from '../engine/tab-types/list';";
    expect(await refused('src/app/made-up.ts', inApp)).toEqual([]);
  });
});
