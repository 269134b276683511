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

describe('what a backend calls things', () => {
  test.each([
    "export const headers = { 'If-Match': '7' };",
    'export const query = { returnTotal: true };',
    'export const of = (body: { suche: string }) => body.suche;',
    "import { rowsOf } from '../../../../api/dialects/reference'; export const of = rowsOf;",
  ])('is known to no file of the engine: %s', async (code) => {
    expect(await refused('src/engine/data/lists/made-up.ts', code)).toContain('only-dialects');
    expect(await refused('src/api/made-up.ts', code)).not.toContain('only-dialects');
  });

  test('words of its own are free', async () => {
    const code = "export const asked = { filter: 'a=1', search: 'x', order: '-a', count: true };";
    expect(await refused('src/engine/data/made-up.ts', code)).toEqual([]);
  });
});
