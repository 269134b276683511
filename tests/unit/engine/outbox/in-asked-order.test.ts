import { expect, test } from 'vitest';
import { inAskedOrder } from '../../../../src/engine/outbox/in-asked-order';

test('rows that were kept one by one come in the order that a list asks for', () => {
  const rows = [
    { id: 10, name: 'Öl' },
    { id: 2, name: 'Papier' },
    { id: 3, name: null },
    { id: 1, name: 'Öl' },
  ];
  const ids = (order: string) => inAskedOrder(rows, order).map(({ id }) => id);
  expect(ids('id')).toEqual([1, 2, 3, 10]);
  expect(ids('-id')).toEqual([10, 3, 2, 1]);
  expect(ids('name,-id')).toEqual([10, 1, 2, 3]);
  expect(ids('')).toEqual([10, 2, 3, 1]);
});
