import { expect, test } from 'vitest';
import { looksOf } from '../../e2e/support/looks';

const flat = (screen: number, all: boolean) => looksOf(screen, all).flatMap(([, looks]) => looks);
const different = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

test('every screen is seen in each language, at each width and in each scheme', () => {
  for (let screen = 0; screen < 12; screen++) {
    const looks = flat(screen, false);
    expect(looks).toHaveLength(3);
    expect(different(looks.map(({ language }) => language))).toBe(3);
    expect(different(looks.map(({ width }) => width))).toBe(3);
    expect(different(looks.map(({ scheme }) => scheme))).toBe(3);
  }
});

test('three screens together meet every pair, the audit everything', () => {
  const looks = Array.from({ length: 3 }, (_, screen) => flat(screen, false)).flat();
  expect(different(looks.map(({ language, width }) => [language, width]))).toBe(9);
  expect(different(looks.map(({ language, scheme }) => [language, scheme]))).toBe(9);
  expect(different(looks.map(({ width, scheme }) => [width, scheme]))).toBe(9);
  expect(different(flat(0, true))).toBe(27);
});
