import { expect, test } from 'vitest';
import { looksOf } from '../../e2e/support/looks';

const flat = (screen: number, all: boolean, seed = 13) =>
  looksOf(screen, all, seed).flatMap(([, looks]) => looks);
const different = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

test('nine screens together meet every pair', () => {
  for (let first = 0; first < 12; first++) {
    const looks = Array.from({ length: 9 }, (_, place) => flat(first + place, false)).flat();
    expect(looks).toHaveLength(9);
    expect(different(looks.map(({ language, width }) => [language, width]))).toBe(9);
    expect(different(looks.map(({ language, scheme }) => [language, scheme]))).toBe(9);
    expect(different(looks.map(({ width, scheme }) => [width, scheme]))).toBe(9);
  }
});

test('nine seeds look at a screen in nine ways, the audit in all', () => {
  const looks = Array.from({ length: 9 }, (_, seed) => flat(4, false, seed)).flat();
  expect(different(looks)).toBe(9);
  expect(different(flat(0, true))).toBe(27);
});
