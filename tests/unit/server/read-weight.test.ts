import { expect, test } from 'vitest';
import { readWeight } from '../../../server/http/limits/read-weight';

const condition = { attribute: 'name1', operator: '~', value: 'a' };
const conditions = (count: number) => Array.from({ length: count }, () => condition);

test.each<[number, string, Record<string, unknown>, unknown?]>([
  [0, 'a page', { limit: 500 }],
  [0, 'the largest page', { limit: 2000 }],
  [0, 'a few filters', { filter: 'ort=Ulm,lkz!null', suche: 'meier ulm' }],
  [1, 'a count', { returnTotal: true }],
  [4, 'a hundred conditions', { filter: Array(100).fill('name1=a').join(',') }],
  [24, 'a hundred texts', { filter: Array(100).fill('name1~a').join(',') }],
  [1, 'five texts', { filter: ' a~a,b ^ b,c~c,d~d,e!=~e,f~f' }],
  [12, 'fifty words', { suche: Array(50).fill('a').join(' ') }],
  [0, 'a query as it is', {}, {}],
  [1, 'five thousand rows', {}, { pageable: { limit: 5000 } }],
  [2, 'all rows', {}, { pageable: { limit: 0 } }],
  [0, 'no rows', {}, { pageable: { limit: 0 }, returnData: false }],
  [3, 'count, groups and sums', {}, { returnTotal: true, grouping: [{}], aggregates: [{}] }],
  [0, 'empty groups and sums', {}, { returnTotal: false, grouping: [], aggregates: [] }],
  [0, 'no stored view', {}, { presetId: null, adhocPreset: null, additionalPredicate: null }],
  [
    48,
    'two hundred conditions in groups',
    {},
    {
      adhocPreset: { predicate: { op: 'OR', items: conditions(100) } },
      additionalPredicate: {
        op: 'AND',
        items: [{ op: 'NOT', items: [condition] }, { op: 'OR', items: conditions(99) }, null],
      },
    },
  ],
])('%i: %s', (weight, _, query, body) => {
  expect(readWeight({ query, body }).weight).toBe(weight);
});

test('what is stored weighs as what is said', () => {
  const stored = [...Array<string>(20).fill('~'), ...Array<string>(5).fill('=')];
  expect(readWeight({ query: {}, body: {} }, 1, stored).weight).toBe(1 + 1 + 4);
});

test.each<[number, string, Record<string, unknown>, unknown?]>([
  [1, 'a record', {}],
  [1, 'a page', { limit: 100 }],
  [2, 'a page and a row', { limit: 101 }],
  [20, 'the largest page', { limit: 2000 }],
  [20, 'more than a page', {}, { pageable: { limit: 0 } }],
  [1, 'no rows', {}, { pageable: { limit: 0 }, returnData: false }],
])('takes %i light reads of its user: %s', (share, _, query, body) => {
  expect(readWeight({ query, body }).share).toBe(share);
});

test.each<[boolean, string, Record<string, unknown>, unknown?]>([
  [false, 'a page', { limit: 50 }],
  [true, 'a filter', { filter: 'ort=Ulm' }],
  [true, 'a search', { suche: 'ulm' }],
  [true, 'a predicate', {}, { additionalPredicate: condition }],
  [true, 'a count', { returnTotal: true }],
  [false, 'one of the first pages', { offset: 2000 }],
  [true, 'a page far behind', { offset: 2001 }],
  [true, 'rows of a query far behind', {}, { pageable: { start: 50_000, limit: 10 } }],
])('looks for its rows: %s, %s', (searches, _, query, body) => {
  expect(readWeight({ query, body }).searches).toBe(searches);
});

test('texts of an operation’s own parameters count as those of a search', () => {
  const read = (query: Record<string, string>) =>
    readWeight({ query, body: {} }, 0, [], ['code', 'bezeichnung']);
  expect(read({ menge: '1' })).toMatchObject({ weight: 0, searches: false });
  expect(read({ code: 'bau teil' })).toMatchObject({ weight: 0, searches: true });
  expect(read({ code: 'a e i o', bezeichnung: 'u' })).toMatchObject({ weight: 1, searches: true });
});
