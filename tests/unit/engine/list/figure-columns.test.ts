import { expect, it } from 'vitest';
import type { Field } from '../../../../src/engine/fields/field';
import { figureColumns } from '../../../../src/engine/views/list/grouping/figure-columns';

const columns = (...of: [string, number][]) =>
  of.map(([name, width]) => ({ field: { name } as Field, width }));

it('shows figures in columns that leave room for the title of a group', () => {
  const shown = columns(['limit', 150], ['name', 150], ['open', 100], ['town', 200], ['paid', 100]);
  // The first three begin where a title stands.
  expect(figureColumns(shown, ['limit', 'open'])).toEqual({
    fields: new Set(),
    titleRoom: undefined,
  });
  expect(figureColumns(shown, ['limit', 'paid', 'absent'])).toEqual({
    fields: new Set(['paid']),
    titleRoom: 600,
  });
  expect(figureColumns(shown, ['paid', 'town']).titleRoom).toBe(400);
});
