import { expect, test } from 'vitest';
import { cardFacts } from '../../../src/engine/views/record/table/card-facts';
import type { TableColumn } from '../../../src/engine/views/record/table/use-table-columns';
import type { Row } from '../../../src/engine/editing/model/row';

interface Kind {
  prose?: 'line';
  isAmount?: boolean;
  readOnly?: boolean;
}

const column = (name: string, { readOnly = false, ...type }: Kind = {}) =>
  ({
    field: { name, readOnly, type },
    text: (row: Row) => String(row[name] ?? ''),
  }) as unknown as TableColumn;
const columns = [
  column('number'),
  column('text', { prose: 'line' }),
  column('quantity'),
  column('unit'),
  column('price', { isAmount: true }),
  column('discount'),
  column('total', { isAmount: true, readOnly: true }),
];
const named = (row: Record<string, unknown>) =>
  cardFacts(columns, { $key: 'a', ...row }).map(({ field }) => field.name);

test('the first values, and what the row comes to, without the title', () => {
  const row = { number: 1, text: 'Bolt', quantity: 2, unit: 'pcs', price: 5, total: 10 };
  expect(named(row)).toEqual(['number', 'quantity', 'unit', 'total']);
  expect(named({ ...row, unit: '' })).toEqual(['number', 'quantity', 'price', 'total']);
});

test('nothing is said of what is empty', () => {
  expect(named({ text: 'Only a remark' })).toEqual([]);
  expect(named({ quantity: 2, price: 5 })).toEqual(['quantity', 'price']);
});
