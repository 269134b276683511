import { expect, test } from 'vitest';
import { canTake, openQuantity, takenLines } from '../../../schemas/rules/taken-lines';

const line = (id: number, positionsArt: string, menge: number | null = null, taken = 0) => ({
  id,
  positionsArt,
  menge,
  mengeUebernommen: taken,
});
const shown = (lines: Parameters<typeof takenLines>[0], chosen?: [number, number][]) =>
  takenLines(lines, chosen && new Map(chosen))
    .map(({ line: { id }, menge }) => (menge === null ? `${id}` : `${id}:${menge}`))
    .join(' ');

const document = [
  line(1, 'T'),
  line(2, 'N', 10),
  line(3, 'N', 5, 5),
  line(4, 'Z'),
  line(5, 'T'),
  line(6, 'N', 4, 1.5),
  line(7, 'O', 2),
  line(8, 'T'),
  line(9, 'A', 3),
  line(10, 'Z'),
];

test('what is left goes along, with the texts and subtotals of what goes', () => {
  expect(shown(document)).toBe('1 2:10 4 5 6:2.5 10');
});

test('of what is chosen just that, optional and alternative lines too', () => {
  expect(shown(document, [[2, 3]])).toBe('1 2:3 4');
  expect(shown(document, [[9, 3]])).toBe('8 9:3 10');
  expect(shown(document, [[7, 1]])).toBe('7:1 8 10');
});

test('nothing is taken when nothing is left', () => {
  expect(shown([line(1, 'T'), line(2, 'N', 3, 3), line(3, 'Z')])).toBe('');
  expect(shown([line(1, 'N', 3, 4)])).toBe('');
});

test('negative quantities are taken like others', () => {
  expect(shown([line(1, 'N', -3, -1)])).toBe('1:-2');
  expect([canTake(line(1, 'N', -3), -3), canTake(line(1, 'N', -3), 1)]).toEqual([true, false]);
  expect([canTake(line(1, 'N', -3), -4), canTake(line(1, 'N', 3), 0)]).toEqual([false, false]);
  expect(openQuantity(line(1, 'N', 0.3, 0.1))).toBe(0.2);
});
