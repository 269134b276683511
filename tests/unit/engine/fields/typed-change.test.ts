// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AnyRecord } from '../../../../src/api/dialect';
import type { Field } from '../../../../src/engine/fields/field';
import {
  dayChange,
  durationChange,
  numberChange,
  type TypedChange,
} from '../../../../src/engine/fields/typed-change';
import { type Rounding, rounded, roundingsOf } from '../../../../src/engine/fields/rounding';
import { decimal } from '../../../../schemas/rules/decimal';
import { listField } from '../list/support/list-fields';

const numberField = (name: string, type: string, property: object = {}) =>
  listField(name, type, { property: { type: 'number', ...property } });
const price = numberField('price', 'money', { format: 'money' });
const unitPrice = numberField('price', 'money', { format: 'unit-price' });
const pieces = numberField('pieces', 'integer', { type: 'integer' });
const share = numberField('share', 'percent', { format: 'percent' });
const minutes = numberField('minutes', 'duration', { type: 'integer', format: 'duration-minutes' });
const day = listField('since', 'date');

const words = (language: string) => ({
  language,
  fieldOf: new Map([
    ['Feld', 'price'],
    ['VK netto', 'price'],
    ['VK netto neu', 'newPrice'],
    ['EK-Preis', 'cost'],
    ['Prix d’achat', 'cost'],
    ['Größe', 'size'],
    ['cost', 'cost'],
    ['price', 'price'],
  ]),
});
const record: AnyRecord = {
  price: 10,
  newPrice: 50,
  cost: 4,
  size: 3,
  pieces: 7,
  share: 20,
  minutes: 60,
};

/** What a text does to the record: the value, or what stands in its way. */
function outcome(read: TypedChange, rounding: Rounding = 'field', of = record): unknown {
  if (read.kind === 'value') return { all: read.value };
  if (read.kind === 'formula') {
    const computed = read.compute(of, rounding);
    return 'value' in computed ? computed.value : computed.obstacle;
  }
  return read.kind === 'unknown' ? `? ${read.name}` : read.kind;
}
const typed = (text: string, field: Field = price, language = 'de') =>
  outcome(numberChange.read(text, field, words(language)));

describe('what is typed for a number of many records', () => {
  test.each<[text: string, result: unknown, field?: Field, language?: string]>([
    ['', { all: null }],
    ['3', { all: 3 }],
    ['3,00 €', { all: 3 }],
    ['1.234,5', { all: 1234.5 }],
    ['1,234.50', { all: 1234.5 }, price, 'en'],
    ['1 234,50', { all: 1234.5 }, price, 'fr'],
    ['100,00-', { all: -100 }],
    ['3 %', { all: 3 }, share],
    ['3 %', 'unreadable'],
    ['+3%', 10.3],
    ['+3 %', 10.3],
    ['-3%', 9.7],
    ['–\u00a03\u202f%', 9.7],
    ['− 3 %', 9.7],
    ['+3 %', 20.6, share],
    ['+3', 23, share],
    ['+2,5%', 10.25],
    ['+2.5%', 10.25, price, 'en'],
    ['+0,50', 10.5],
    ['−0,50', 9.5],
    ['-0.50', 9.5, price, 'en'],
    ['+0,50 €', 10.5],
    ['+1 000,00', 1010, price, 'fr'],
    ["+1'000.00", 1010],
    ['*1,19', 11.9],
    ['× 1,19', 11.9],
    ['x 2', 20],
    ['/ 4', 2.5],
    ['÷3', 3.33],
    ['÷3', 3.3333, unitPrice],
    ['+5 % + 0,10', 10.6],
    ['= Feld × 1,19', 11.9],
    ['=VK netto * 1,19 + 0,10', 12],
    ['= vk  netto', 10],
    ['= VK netto neu / 2', 25],
    ['= ek-preis + 50 %', 6],
    ['= EK-Preis-1', 3],
    ["= prix d'achat * (1 + 25 %)", 5, price, 'fr'],
    ['= GROESSE', '? GROESSE'],
    ['= grosse * 2', 6],
    ['= cost*2 - price/4', 5.5],
    ['= -0,50', -0.5],
    ['= 2 * -cost', -8],
    ['= 10 % ', 0.1],
    ['= VK brutto * 2', '? VK brutto'],
    ['= costs', '? costs'],
    ['= cost / 0', 'divided'],
    ['= cost / (price - 10)', 'divided'],
    ['= leer', '? leer'],
    ['+10 %', 8, pieces],
    ['1.234', { all: 1234 }, pieces],
    ['1.234', 'ambiguous'],
    ['+1.234', 'ambiguous'],
    ['+1.234', 11.23, price, 'en'],
    ['+1,234', 'ambiguous', price, 'en'],
    ['VK netto * 2', 'unreadable'],
    ['teurer', 'unreadable'],
    ['+', 'unreadable'],
    ['= (cost', 'unreadable'],
    ['= cost cost', '? cost'],
    ['= 2 ** 3', 'unreadable'],
    ['=', 'unreadable'],
    [`=${'('.repeat(5000)}1`, 'unreadable'],
  ])('«%s» → %j', (text, result, field, language) => {
    expect(typed(text, field, language)).toEqual(result);
  });

  test('a row without what is reckoned from gets nothing', () => {
    const read = numberChange.read('= cost + 1', price, words('de'));
    expect(outcome(read, 'field', { price: 1, cost: null })).toBe('empty');
    expect(outcome(read, 'field', { price: 1 })).toBe('empty');
  });

  test('of a number that may be two, both are told as they were typed', () => {
    expect(numberChange.read('= cost * 1.234', price, words('de'))).toEqual({
      kind: 'ambiguous',
      typed: '1.234',
      readings: [1.234, 1234],
    });
  });
});

test.each<[text: string, result: unknown]>([
  ['1:30', { all: 90 }],
  ['90', { all: 90 }],
  ['', { all: null }],
  ['+15 min', 75],
  ['−0:30', 30],
  ['+1,5', 150],
  ['+1 h 30', 150],
  ['+10 %', 66],
  ['*2', 120],
  ['/ 2', 30],
  ['= minutes * 2', 'unreadable'],
  ['bald', 'unreadable'],
])('a duration: «%s» → %j', (text, result) => {
  expect(outcome(durationChange.read(text, minutes, words('de')))).toEqual(result);
});

test.each<[text: string, result: unknown]>([
  ['+14 Tage', '2027-01-13'],
  ['+ 14 days', '2027-01-13'],
  ['+1 jour', '2026-12-31'],
  ['−2 Wochen', '2026-12-16'],
  ['- 1 semaine', '2026-12-23'],
  ['+1 Monat', '2027-01-30'],
  ['+2 Monate', '2027-02-28'],
  ['+14 months', '2028-02-29'],
  ['−3 mois', '2026-09-30'],
  ['+1 Quartal', '2027-03-30'],
  ['- 10 Jahre', '2016-12-30'],
  ['+1 an', '2027-12-30'],
  ['+99999 years', '9999-12-31'],
  ['−99999 Monate', '0001-01-01'],
  ['+1 Mond', { all: '+1 Mond' }],
  ['2026-12-31', { all: '2026-12-31' }],
  ['in 14 Tagen', { all: 'in 14 Tagen' }],
])('a day: «%s» → %j', (text, result) => {
  expect(outcome(dayChange.read(text, day, words('de')), 'field', { since: '2026-12-30' })).toEqual(
    result,
  );
});

test('a day that is not there cannot be moved', () => {
  expect(outcome(dayChange.read('+1 Tag', day, words('de')), 'field', { since: null })).toBe(
    'empty',
  );
});

test.each<[value: number, rounding: Rounding, result: number, field?: Field]>([
  [1.005, 'field', 1.01],
  [-1.005, 'field', -1.01],
  [7.7, 'field', 8, pieces],
  [1.13, 'field', 1.25, numberField('x', 'number', { multipleOf: 0.25 })],
  [1.0251, '0.01', 1.03, unitPrice],
  [1.025, '0.05', 1.05],
  [1.02, '0.05', 1],
  [1.05, '0.10', 1.1],
  [1.5, '1', 2],
  [10.3, 'x.99', 9.99],
  [10.5, 'x.99', 10.99],
  [0.3, 'x.99', 0.99],
  [0, 'x.99', 0],
  [-10.3, 'x.90', -9.9],
  [10.5, 'x.90', 10.9],
])('%d rounded by «%s» is %d', (value, rounding, result, field = price) => {
  expect(rounded(decimal(value), rounding, field)).toBe(result);
});

test('roundings that a field could not hold, or that change nothing, are not offered', () => {
  expect(roundingsOf(price)).toEqual(['field', '0.05', '0.10', '1', 'x.90', 'x.99']);
  expect(roundingsOf(unitPrice)).toContain('0.01');
  expect(roundingsOf(pieces)).toEqual(['field']);
  expect(roundingsOf(share)).toEqual(['field', '0.05', '0.10', '1']);
});
