import { expect, test } from 'vitest';
import {
  figuresOf,
  rowsAtHand,
  selectionAggregates,
} from '../../../../src/engine/views/list/selection/selected-figures';
import {
  nothingSelected,
  selectAll,
  selectTo,
  toggleRow,
} from '../../../../src/engine/data/lists/selection';
import { listField, thingFields } from './support/list-fields';

const price = thingFields.price!;
const discount = listField('discount', 'percent');

test('what is added up are amounts and quantities; of rates there is only a mean', () => {
  expect(
    selectionAggregates([thingFields.name!, price, discount, listField('n', 'integer')]),
  ).toEqual([
    { field: 'price', function: 'SUM' },
    { field: 'price', function: 'AVG' },
    { field: 'discount', function: 'AVG' },
  ]);
});

test('figures are exact, and means leave out what is empty', () => {
  const rows = [0.1, 0.2, null, 1.005].map((value, id) => ({ id, price: value, discount: null }));
  expect(figuresOf(rows, selectionAggregates([price, discount]), thingFields)).toEqual([
    { attribute: 'price', function: 'SUM', value: 1.305, waehrung: 'EUR' },
    { attribute: 'price', function: 'AVG', value: 0.44, waehrung: 'EUR' },
    { attribute: 'discount', function: 'AVG', value: null },
  ]);
});

test('currencies are never added up', () => {
  const rows = [
    { id: 1, price: 1, waehrung: 'EUR' },
    { id: 2, price: 2, waehrung: 'CHF' },
    { id: 3, price: 4, waehrung: 'EUR' },
  ];
  const fields = { ...thingFields, waehrung: listField('waehrung', 'text') };
  expect(figuresOf(rows, [{ field: 'price', function: 'SUM' }], fields)).toEqual([
    { attribute: 'price', function: 'SUM', value: 2, waehrung: 'CHF' },
    { attribute: 'price', function: 'SUM', value: 5, waehrung: 'EUR' },
  ]);
});

test('only selected rows that are at hand count', () => {
  const recordAt = (place: number) => (place < 6 ? { id: place * 10 } : undefined);
  const idsOf = (selection: typeof nothingSelected) =>
    rowsAtHand(selection, 9, recordAt).map(({ id }) => id);
  const some = toggleRow(toggleRow(nothingSelected, 20, 2), 80, 8);
  expect(idsOf(some)).toEqual([20]);
  expect(idsOf(toggleRow(selectTo(toggleRow(nothingSelected, 10, 1), 4), 30, 3))).toEqual([
    10, 20, 40,
  ]);
  expect(idsOf(selectAll())).toEqual([0, 10, 20, 30, 40, 50]);
});
