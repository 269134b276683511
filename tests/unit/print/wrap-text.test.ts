import { expect, test } from 'vitest';
import { unpackWoff } from '../../../schemas/print/pdf/unpack-woff';
import { wrapText } from '../../../schemas/print/pdf/wrap-text';
import { translator } from '../../../schemas/print/translate';

const wrap = (text: string, width: number) => wrapText(text, width, (part) => [...part].length);

test.each([
  ['eins zwei drei', 9, ['eins zwei', 'drei']],
  ['eins\n\nzwei\r\ndrei\n', 20, ['eins', '', 'zwei', 'drei']],
  ['  eingerückt und lang', 14, ['  eingerückt', 'und lang']],
  ['Montage-/Demontage', 10, ['Montage-/', 'Demontage']],
  ['Donaudampfschiff', 7, ['Donauda', 'mpfschi', 'ff']],
  ['𝔘𝔘𝔘', 2, ['𝔘𝔘', '𝔘']],
  ['ab', 0.5, ['a', 'b']],
])('%j in %d letters', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

test('no letter is lost, however narrow', () => {
  const text = 'Überspannungs-Ableiter 3-polig, 40×60 «Île» / Typ 2';
  for (let width = 1; width < 60; width++) {
    expect(wrap(text, width).join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
  }
});

test('a text that is missing, or lacks a value, is an error and not a gap', () => {
  const t = translator({ one: { two: 'so many: {{count}}' } });
  expect(t('printed:one.two', { count: 3 })).toBe('so many: 3');
  expect(() => t('printed:one.two')).toThrow('needs «count»');
  expect(() => t('printed:one')).toThrow('no text');
  expect(() => t('printed:one.three')).toThrow('no text');
});

test('what is no WOFF is refused', () => {
  expect(() => unpackWoff(new Uint8Array(100))).toThrow('no WOFF');
});
