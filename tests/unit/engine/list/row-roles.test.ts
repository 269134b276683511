import { expect, it } from 'vitest';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';
import { rowRoles } from '../../../../src/engine/views/list/cards/row-roles';
import { standardFields } from '../../../support/standard-fields';

const text = { type: 'string' };
const money = { type: 'number', format: 'money' };
const fields = standardFields(
  'Position',
  {
    properties: {
      day: { ...text, format: 'date' },
      due: { ...text, format: 'date' },
      kind: text,
      code: text,
      number: text,
      unit: text,
      named: text,
      amount: { type: 'number', format: 'quantity' },
      price: money,
      sum: money,
    },
  },
  { due: { due: () => true } },
);
const rolesOf = (names: string[], opens: string[] = []) => {
  const columns = names.flatMap((name): GridColumn[] => {
    const field = fields[name];
    return field ? [{ field, width: name === 'named' ? 200 : 80 } as GridColumn] : [];
  });
  return Object.fromEntries(rowRoles(columns, ({ field }) => opens.includes(field.name)));
};

it('reads a row by what its columns are: words without labels, figures and days with them', () => {
  expect(
    rolesOf(['day', 'kind', 'code', 'number', 'named', 'unit', 'amount', 'due', 'price', 'sum']),
  ).toEqual({
    kind: 'subtitle',
    code: 'subtitle',
    number: 'subtitle',
    named: 'words',
    // What is due is a state.
    due: 'status',
    sum: 'figure',
  });
});

it('keeps the longest words beside the others where they are few', () => {
  expect(rolesOf(['day', 'kind', 'named'])).toEqual({ kind: 'subtitle', named: 'subtitle' });
});

it('gives a label to what opens the rows behind it', () => {
  expect(rolesOf(['named', 'price', 'sum'], ['sum'])).toEqual({ price: 'figure' });
});
