import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../locales/de');
const informal = /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/iu;

const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ place: `${file}:${index + 1}`, line })),
  );

describe('German texts', () => {
  test.each([
    ['Kein Ticket wartet auf dich', true],
    ['Deine Liste', true],
    ['Kein Ticket wartet auf Sie', false],
    ['Produkt, Durchwahl, Euro', false],
  ])('«%s» is informal: %s', (text, expected) => {
    expect(informal.test(text)).toBe(expected);
  });

  test('say «Sie» to everybody', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter(({ line }) => informal.test(line))).toEqual([]);
  });
});
