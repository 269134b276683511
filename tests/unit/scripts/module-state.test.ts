import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { exceptions } from '../../../scripts/lint/module-state.js';

// The first file brings the parser with it.

const eslint = new ESLint();

async function isRefused(code: string, filePath = 'src/engine/data/made-up.ts'): Promise<boolean> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === 'house/module-state');
}

test.each([
  'let last = 0; export const next = () => (last += 1);',
  'export let last = 0;',
  'const all = new Map<string, number>(); export const note = () => all.set("a", 1);',
  'const all: string[] = []; export const note = () => all.push("a");',
  'const all: Record<string, number> = {}; export const note = () => { all.a = 1; };',
  'const all: Record<string, number> = {}; export const drop = (key: string) => delete all[key];',
  'export const shared = createStore(0);',
  'export const heard = new News();',
])('what a module holds belongs to somebody: %s', async (code) => {
  expect(await isRefused(code)).toBe(true);
});

test.each([
  'const words = new Set(["a"]); export const isWord = (text: string) => words.has(text);',
  'const none: readonly string[] = []; export const all = () => [...none].sort();',
  'const lines = new WeakMap<object, number>(); export const keep = (of: object) => lines.set(of, 1);',
  'const kept = userState(() => 0); export const keep = () => kept.set(1);',
  'const format = new Intl.NumberFormat("de"); export const text = () => format.format(1);',
  'export function count() { let sum = 0; sum += 1; return sum; }',
])('what does not change may stand there: %s', async (code) => {
  expect(await isRefused(code)).toBe(false);
});

test('an exception that nothing needs any more is said', async () => {
  const [file = ''] = Object.keys(exceptions);
  expect(await isRefused('export const nothing = 1;', file)).toBe(true);
});
