import { describe, expect, test } from 'vitest';
import { isCreditorId } from '../../../schemas/rules/creditor-id';
import {
  debitOf,
  discountSteps,
  dueDay,
  type PaymentTerms,
} from '../../../schemas/rules/due-terms';
import { isTargetDay, targetDayFrom, targetDayUntil } from '../../../schemas/rules/target-day';

const plain: PaymentTerms = {
  zahlungPer: 'LASTSCHRIFT',
  nettoTage: 7,
  skonto1Tage: null,
  skonto1Prozent: null,
  skonto2Tage: null,
  skonto2Prozent: null,
};
const invoice = { belegart: '0400', belegdatum: '2026-11-16', brutto: 119, skontobasis: 119 };

describe('what is left open is due', () => {
  test.each([
    ['as its terms say', {}, plain, '2026-11-23'],
    ['at once', {}, { ...plain, nettoTage: 0 }, '2026-11-16'],
    ['after thirty days without terms', {}, undefined, '2026-12-16'],
    ['over the end of a year', { belegdatum: '2026-12-28' }, plain, '2027-01-04'],
    ['in a leap year', { belegdatum: '2028-02-26' }, plain, '2028-03-04'],
    ['of a credit at once', { brutto: -119 }, plain, '2026-11-16'],
    [
      'of a counter document of nothing at once',
      { belegart: '0490', brutto: 0 },
      plain,
      '2026-11-16',
    ],
    ['of an invoice of nothing as its terms say', { brutto: 0 }, plain, '2026-11-23'],
    ['of a direct invoice as its terms say', { belegart: '0500' }, plain, '2026-11-23'],
    ['after many days', {}, { ...plain, nettoTage: 999 }, '2029-08-11'],
  ])('%s', (_, more, terms, day) => {
    expect(dueDay({ ...invoice, ...more }, terms)).toBe(day);
  });
});

describe('banks settle payments in euro', () => {
  test.each([
    ['2026-11-16', true],
    ['2026-11-14', false],
    ['2026-11-15', false],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2027-01-01', false],
    ['2026-04-03', false], // Good Friday
    ['2026-04-06', false], // Easter Monday
    ['2026-05-01', false],
    ['2026-10-03', false], // A Saturday
    ['2028-10-03', true], // The German national day is none of theirs.
    ['2038-04-26', false], // The latest Easter Monday there can be
  ])('on %s: %s', (day, isOpen) => {
    expect(isTargetDay(day)).toBe(isOpen);
  });

  test('before and after Christmas of 2026', () => {
    expect([targetDayFrom('2026-12-25'), targetDayUntil('2026-12-27')]).toEqual([
      '2026-12-28',
      '2026-12-24',
    ]);
  });
});

describe('an account is debited', () => {
  const discount = { ...plain, nettoTage: 30, skonto1Tage: 6, skonto1Prozent: 2 };
  test.each([
    ['when it is due', {}, plain, ['2026-11-23', 119, null]],
    ['on the next day of banks', { belegdatum: '2026-11-14' }, plain, ['2026-11-23', 119, null]],
    ['after Christmas', { belegdatum: '2026-12-18' }, plain, ['2026-12-28', 119, null]],
    ['at once', {}, { ...plain, nettoTage: 0 }, ['2026-11-16', 119, null]],
    ['less a cash discount, in time for it', {}, discount, ['2026-11-20', 116.62, 2.38]],
    [
      'less the second discount, where the first ends before banks open',
      { belegdatum: '2026-11-14' },
      { ...discount, skonto1Tage: 1, skonto2Tage: 4, skonto2Prozent: 1 },
      ['2026-11-18', 117.81, 1.19],
    ],
    [
      'without a discount whose days are over before banks open',
      { belegdatum: '2026-12-25' },
      { ...discount, skonto1Tage: 1 },
      ['2027-01-25', 119, null],
    ],
    ['less a discount of a part', { skontobasis: 100 }, discount, ['2026-11-20', 117, 2]],
    ['without one of 0 %', {}, { ...discount, skonto1Prozent: 0 }, ['2026-12-16', 119, null]],
    ['of cents', { brutto: 0.01, skontobasis: 0.01 }, plain, ['2026-11-23', 0.01, null]],
  ])('%s', (_, more, terms, [day, amount, off]) => {
    const { tag, betrag, skonto } = debitOf({ ...invoice, ...more }, terms);
    expect([tag, betrag, skonto?.betrag ?? null]).toEqual([day, amount, off]);
  });

  test('credits have no discount', () => {
    expect(discountSteps({ ...invoice, brutto: -119 }, discount)).toEqual([]);
  });

  test.each([0, 0.01, 0.24])('%d has no discount of 2 %%: it is nothing', (amount) => {
    const owed = { ...invoice, brutto: amount, skontobasis: amount };
    expect(discountSteps(owed, discount)).toEqual([]);
    expect(discountSteps({ ...owed, skontobasis: 0.25 }, discount)).toHaveLength(1);
  });
});

test.each([
  ['DE98ZZZ09999999999', true],
  ['DE98 ZZZ 0999 9999 999', true],
  // The business has no part in the check.
  ['DE98ABC09999999999', true],
  ['DE97ZZZ09999999999', false],
  ['DE98ZZZ09999999998', false],
  ['AT61ZZZ01234567890', true],
  ['de98zzz09999999999', false],
  ['DE98ZZ', false],
  ['', false],
  ['0123456789', false],
])('creditor identifier «%s»: %s', (text, isOne) => {
  expect(isCreditorId(text)).toBe(isOne);
});
