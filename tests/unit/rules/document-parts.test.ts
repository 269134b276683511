import { expect, test } from 'vitest';
import { addMoney } from '../../../schemas/rules/decimal';
import { restOfParts, type PartSums } from '../../../schemas/rules/document-parts';
import { documentTotals } from '../../../schemas/rules/document-totals';

interface Made {
  /** Amounts of lines, at 19 % unless the rate is said. */
  lines: readonly (number | readonly [amount: number, rate: number])[];
  rabatt1?: number;
  freight?: number;
}

function made({ lines, rabatt1 = 0, freight = 0 }: Made, ausgleich: unknown = null) {
  const head = { rabatt1, rabatt2: null, frachtkosten: freight, ausgleich };
  return documentTotals(
    head,
    lines.map((line) => {
      const [gesamtpreis, steuersatz] = typeof line === 'number' ? [line, 19] : line;
      return { positionsArt: 'N', gesamtpreis, steuersatz, istRabattierfaehig: true };
    }),
  );
}

function sums(of: Made): PartSums {
  const { steuern } = made(of);
  const { freight = 0 } = of;
  const rate = steuern[0]?.steuersatz ?? 0;
  return { steuern, fracht: freight === 0 ? null : { steuersatz: rate, betrag: freight } };
}

/** The last part of an order, with what it takes. */
function lastPart(whole: Made, others: readonly Made[], own: Made, tolerance = 0.05) {
  const rates = new Set(sums(own).steuern.map(({ steuersatz }) => steuersatz));
  const rest = restOfParts({
    wholes: [sums(whole)],
    others: others.map(sums),
    own: sums(own),
    complete: rates,
    tolerance,
  });
  return made(own, rest);
}

const thirds: Made = { lines: [14.99] };

test.each<[string, Made, Made[], Made]>([
  ['lines', { lines: [45] }, [thirds, thirds], { lines: [15.03] }],
  ['lines downwards', { lines: [44.96] }, [thirds, thirds], { lines: [14.99] }],
  ['tax', { lines: [100.05] }, [{ lines: [33.35] }, { lines: [33.35] }], { lines: [33.35] }],
  [
    'head discounts',
    { lines: [100.05], rabatt1: 3 },
    [
      { lines: [33.35], rabatt1: 3 },
      { lines: [33.35], rabatt1: 3 },
    ],
    { lines: [33.35], rabatt1: 3 },
  ],
  [
    'two rates',
    { lines: [100.05, [50.03, 7]] },
    [{ lines: [33.35, [16.68, 7]] }, { lines: [33.35, [16.68, 7]] }],
    { lines: [33.35, [16.68, 7]] },
  ],
  [
    'freight in the first',
    { lines: [45], freight: 5.9 },
    [{ ...thirds, freight: 5.9 }, thirds],
    { lines: [15.03] },
  ],
  ['a single part', { lines: [45] }, [], { lines: [45.01] }],
  ['nothing left', { lines: [0.02] }, [{ lines: [0.01] }, { lines: [0.01] }], { lines: [0.01] }],
  ['parts of nothing', { lines: [0.01] }, [{ lines: [0] }, { lines: [0] }], { lines: [0] }],
  ['credits', { lines: [-45] }, [{ lines: [-14.99] }, { lines: [-14.99] }], { lines: [-15.03] }],
])('parts end at the sum of their order: %s', (_, whole, others, own) => {
  const last = lastPart(whole, others, own);
  for (const of of ['netto', 'brutto'] as const) {
    const parts = addMoney(...others.map((part) => made(part)[of]), last[of]);
    expect(parts).toBe(made(whole)[of]);
  }
});

test('what is more than rounding is not taken', () => {
  // A hundred times half a cent of tax: the last tax would be as high as its net sum.
  const piece: Made = { lines: [0.33] };
  const last = lastPart({ lines: [33] }, Array(99).fill(piece), piece);
  expect([last.netto, last.brutto]).toEqual([0.33, 0.39]);
  // All pieces rounded up: a last one of less than nothing is none.
  const half: Made = { lines: [0.05] };
  expect(lastPart({ lines: [4.5] }, Array(99).fill(half), half).netto).toBe(0.05);
  expect(
    lastPart({ lines: [0.01] }, [{ lines: [0.01] }, { lines: [0.01] }], { lines: [0] }).netto,
  ).toBe(0);
  // Freight was taxed at another rate than in the order.
  const mixed: Made = { lines: [[10, 7], 20], freight: 5 };
  const own = lastPart(mixed, [{ lines: [[10, 7]], freight: 5 }], { lines: [20] });
  expect(own.netto).toBe(20);
});
