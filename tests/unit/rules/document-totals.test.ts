import { expect, test } from 'vitest';
import { documentTotals, lineTotal, unitPrice } from '../../../schemas/rules/document-totals';

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
  // Rounded once, at the end: a small price keeps its discount.
  [{ einzelpreis: 0.05, rabatt1: 10, menge: 1000 }, 45],
  [{ einzelpreis: 0.05, rabatt1: 10, menge: 1 }, 0.05],
  [{ einzelpreis: 0.05, rabatt1: 10, menge: 333 }, 14.99],
  [{ einzelpreis: 0.01, rabatt1: 50, menge: 1 }, 0.01],
  [{ einzelpreis: 0.01, rabatt1: 50, menge: 3 }, 0.02],
  [{ einzelpreis: 0.01, rabatt1: 50, menge: -3 }, -0.02],
  [{ einzelpreis: 0.01, rabatt1: 33.33, rabatt2: 33.33, menge: 10_000 }, 44.45],
  [{ einzelpreis: 9.99, rabatt1: 3, menge: 1000 }, 9690.3],
  [{ einzelpreis: 100, rabatt1: 10, rabatt2: 5, menge: 2 }, 171],
  [{ einzelpreis: 100, teuerungszuschlagProzent: 2.5, menge: 1 }, 102.5],
  [{ einzelpreis: 0.03, teuerungszuschlagProzent: 12.5, menge: 100 }, 3.38],
  [{ einzelpreis: 12.34, rabatt1: 5, menge: 0.33 }, 3.87],
  [{ einzelpreis: 19.99, menge: -3 }, -59.97],
  [{ einzelpreis: 100, rabatt1: 100, menge: 5 }, 0],
  [{ einzelpreis: 9999999.99, menge: 999999.99 }, 9_999_999_890_000],
  // What was written before is what it was: the unit price was rounded first.
  [{ einzelpreis: 0.05, rabatt1: 10, menge: 1000, einzelpreisGerundet: true }, 50],
  [{ einzelpreis: 9.99, rabatt1: 3, menge: 1000, einzelpreisGerundet: true }, 9690],
])('total of the line %j is %d', (given, total) => {
  expect(lineTotal({ ...line, ...given })).toBe(total);
});

test.each([
  [{ rabatt1: 10 }, 0.05, 0.045],
  [{ rabatt1: 3 }, 9.99, 9.6903],
  [{ rabatt1: 33.33, rabatt2: 33.33 }, 0.01, 0.0044],
  [{ rabatt1: 3, einzelpreisGerundet: true }, 9.99, 9.69],
])('the unit price with %j of %d is shown as %d', (given, price, shown) => {
  expect(unitPrice(price, { ...line, ...given })).toBe(shown);
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
    ausgleich: null,
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

test('a rounding holds for the sums that it was reckoned for, and is no discount', () => {
  const ausgleich = [{ steuersatz: 19, netto: 15.03, steuer: 2.86, zuNetto: -0.01, zuSteuer: 0 }];
  expect(documentTotals({ ...head, ausgleich }, [summed(15.03, 19)])).toMatchObject({
    positionen: 15.03,
    rabatt: 0,
    ausgleich: -0.01,
    netto: 15.02,
    brutto: 17.88,
  });
  expect(documentTotals({ ...head, ausgleich }, [summed(15.04, 19)])).toMatchObject({
    ausgleich: null,
    netto: 15.04,
  });
});
