import { expect, test } from 'vitest';
import { groupedValues } from '../../../src/engine/fields/grouped-values';

const labelled = (...labels: string[]) => labels.map((label, value) => ({ value, label }));

test('labels that name a group stand in it, in their order', () => {
  expect(groupedValues(labelled('Stock: see', 'Tickets: see', 'Stock: change: all'))).toEqual([
    {
      title: 'Stock',
      values: [
        { value: 0, label: 'see' },
        { value: 2, label: 'change: all' },
      ],
    },
    { title: 'Tickets', values: [{ value: 1, label: 'see' }] },
  ]);
  expect(groupedValues(labelled('Pièces : voir'))?.[0]?.title).toBe('Pièces');
});

test('one label without a group makes groups of none', () => {
  expect(groupedValues(labelled('Stock: see', 'Quiet'))).toBeUndefined();
  expect(groupedValues([])).toBeUndefined();
});
