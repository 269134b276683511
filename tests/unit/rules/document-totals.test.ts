import { expect, test } from 'vitest';
import { documentTotals, lineTotal } from '../../../schemas/rules/document-totals';

const line = {
  menge: 1,
  einzelpreis: 0,
  rabatt1: null,
  rabatt2: null,
  teuerungszuschlagProzent: null,
};

test.each([
  [{ einzelpreis: 1.005, menge: 1 }, 1.01],
  [{ einzelpreis: 8.345, menge: 1 }, 8.35],
  [{ einzelpreis: 0.1, menge: 3 }, 0.3],
  // The unit price is rounded before it is multiplied: 9.99 × 0.97 = 9.69 (9.6903).
  [{ einzelpreis: 9.99, rabatt1: 3, menge: 1000 }, 9690],
  [{ einzelpreis: 100, rabatt1: 10, rabatt2: 5, menge: 2 }, 171],
  [{ einzelpreis: 100, teuerungszuschlagProzent: 2.5, menge: 1 }, 102.5],
  [{ einzelpreis: 19.99, menge: -3 }, -59.97],
  [{ einzelpreis: 9999999.99, menge: 999999.99 }, 9_999_999_890_000],
])('total of the line %j is %d', (given, total) => {
  expect(lineTotal({ ...line, ...given })).toBe(total);
});

test('a line without price or quantity has no total', () => {
  expect(lineTotal({ ...line, menge: null })).toBeNull();
  expect(lineTotal({ ...line, einzelpreis: null })).toBeNull();
});

const summed = (gesamtpreis: number, steuersatz: number, changed: object = {}) => ({
  positionsArt: 'N',
  gesamtpreis,
  steuersatz,
  istRabattierfaehig: true,
  ...changed,
});
const head = { rabatt1: null, rabatt2: null, frachtkosten: null };

test('tax is reckoned from the net sum of each rate', () => {
  // Line by line it would be 3 × 0.06 = 0.18 of tax.
  expect(
    documentTotals(head, [summed(0.33, 19), summed(0.33, 19), summed(0.33, 19), summed(10, 7)]),
  ).toEqual({
    positionen: 10.99,
    rabatt: 0,
    frachtkosten: 0,
    netto: 10.99,
    steuern: [
      { steuersatz: 19, netto: 0.99, steuer: 0.19 },
      { steuersatz: 7, netto: 10, steuer: 0.7 },
    ],
    brutto: 11.88,
    skontobasis: 11.88,
    rohertrag: null,
  });
});

test('texts, subtotals, optional and alternative lines do not count', () => {
  const others = ['T', 'Z', 'O', 'A'].map((positionsArt) => summed(100, 19, { positionsArt }));
  expect(documentTotals(head, [...others, summed(1, 19)])).toMatchObject({
    netto: 1,
    brutto: 1.19,
  });
});

test('head discounts spare what may not be discounted; freight goes to the highest rate', () => {
  const totals = documentTotals({ rabatt1: 10, rabatt2: 5, frachtkosten: 5.9 }, [
    summed(100, 19),
    summed(50, 19, { istRabattierfaehig: false }),
    summed(10, 7),
  ]);
  expect(totals).toMatchObject({
    positionen: 160,
    rabatt: 15.95,
    frachtkosten: 5.9,
    netto: 149.95,
    steuern: [
      { steuersatz: 19, netto: 141.4, steuer: 26.87 },
      { steuersatz: 7, netto: 8.55, steuer: 0.6 },
    ],
    brutto: 177.42,
  });
});

test('a document without lines is worth its freight', () => {
  expect(documentTotals({ ...head, frachtkosten: 4.5 }, [])).toMatchObject({
    netto: 4.5,
    brutto: 4.5,
  });
});

test('a cash discount is taken of what may have one, after head discounts and with its tax', () => {
  const lines = [summed(100, 19), summed(50, 19, { istSkontofaehig: false }), summed(10, 7)];
  // 90 + 19 % = 107.10, and 9 + 7 % = 9.63
  expect(documentTotals({ ...head, rabatt1: 10 }, lines).skontobasis).toBe(116.73);
  expect(documentTotals(head, lines.slice(1, 2)).skontobasis).toBe(0);
});

test('what is left after purchase prices is less by what the head gives away', () => {
  const lines = [summed(100, 19, { rohertrag: 40 }), summed(50, 19, { rohertrag: 20 })];
  expect(documentTotals(head, lines).rohertrag).toBe(60);
  expect(documentTotals({ ...head, rabatt1: 10 }, lines).rohertrag).toBe(45);
});
