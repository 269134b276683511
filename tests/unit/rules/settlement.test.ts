import { expect, test } from 'vitest';
import { settle, type Owed } from '../../../schemas/rules/settlement';

const item: Owed = {
  opvArt: 'R',
  offenerBetrag: 119.99,
  bisherGezahlt: 0,
  skontobasis: 119.99,
  skontoFaellig: '2026-07-10',
  skontoProzent: 3,
  skontoFaellig2: '2026-07-20',
  skontoProzent2: 2,
};
const credit = { opvArt: 'G', offenerBetrag: -50, skontobasis: null };

// Amount paid, day, what of the item differs → cash discount, rounding, whether it is too much. Tolerance 0.05.
test.each<[number, string, Partial<Owed>, number, number, boolean]>([
  // 2 % of 119.99 are 2.40: 117.59 to the cent, 117.60 is what the customer reckoned.
  [117.59, '2026-07-20', {}, 2.4, 0, false],
  [117.6, '2026-07-20', {}, 2.39, 0, false],
  [117.55, '2026-07-20', {}, 2.44, 0, false],
  [117.64, '2026-07-20', {}, 2.35, 0, false],
  [117.54, '2026-07-20', {}, 2.45, 0, false],
  [117.53, '2026-07-20', {}, 0, 0, false],
  [117.65, '2026-07-20', {}, 0, 0, false],
  // Too late, or not the first payment.
  [117.6, '2026-07-21', {}, 0, 0, false],
  [117.6, '2026-07-20', { bisherGezahlt: 10 }, 0, 0, false],
  [116.39, '2026-07-10', {}, 3.6, 0, false],
  [116.39, '2026-07-11', {}, 0, 0, false],
  // Only part of it may be discounted: 2 % of 50.
  [118.99, '2026-07-20', { skontobasis: 50 }, 1, 0, false],
  // A cent over or under.
  [119.99, '2026-07-21', {}, 0, 0, false],
  [119.98, '2026-07-21', {}, 0, 0.01, false],
  [119.94, '2026-07-21', {}, 0, 0.05, false],
  [119.93, '2026-07-21', {}, 0, 0, false],
  [120, '2026-07-21', {}, 0, -0.01, false],
  [120.04, '2026-07-21', {}, 0, -0.05, false],
  [120.05, '2026-07-21', {}, 0, 0, true],
  // Money that goes back settles nothing; a credit is paid with negative amounts.
  [-10, '2026-07-21', {}, 0, 0, false],
  [-49.98, '2026-07-21', credit, 0, -0.02, false],
  [-50.02, '2026-07-21', credit, 0, 0.02, false],
  [-51, '2026-07-21', credit, 0, 0, true],
  // Nothing is open any more.
  [0.01, '2026-07-21', { offenerBetrag: 0, bisherGezahlt: 119.99 }, 0, 0, true],
])('%d paid on %s of %j', (amount, day, changed, skonto, differenz, isTooMuch) => {
  const settled = settle({ ...item, ...changed }, amount, day, 0.05);
  expect(settled).toEqual({ skonto, differenz, isTooMuch });
});

test('without tolerance a cent is a cent', () => {
  expect(settle(item, 117.59, '2026-07-20', 0).skonto).toBe(2.4);
  expect(settle(item, 117.6, '2026-07-20', 0)).toEqual({
    skonto: 0,
    differenz: 0,
    isTooMuch: false,
  });
  expect(settle(item, 120, '2026-07-21', 0).isTooMuch).toBe(true);
});
