import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../src/engine/fields/field';
import { narrowedBy, narrowedFields, startOf } from '../../../src/engine/views/lookup/narrowing';

const fields = {
  kind: { name: 'kind' },
  state: { name: 'state' },
  note: { name: 'note', unfiltered: true },
  secret: { name: 'secret', right: 'SEE_SECRETS' },
} as unknown as Fields;
const narrow = {
  kind: { starts: ['01', '02'], offers: ['0', '4'] },
  state: ['1'],
  note: ['x'],
  secret: ['y'],
  gone: ['z'],
};
const narrowed = (may = false) => narrowedFields({ narrow }, fields, () => may);

describe('what a choice of records is narrowed by', () => {
  it('are fields that the list filters by and the user may see', () => {
    expect(narrowed().map(({ field }) => field.name)).toEqual(['kind', 'state']);
    expect(narrowed(true).map(({ field }) => field.name)).toEqual(['kind', 'state', 'secret']);
    expect(narrowedFields({}, fields, () => true)).toEqual([]);
  });

  it('offers the values that begin so, and all of a field that says nothing of it', () => {
    const [kind, state] = narrowed();
    expect(['01', '03', '40', '11', '6'].filter((value) => kind?.isOffered(value))).toEqual([
      '01',
      '03',
      '40',
    ]);
    expect(state?.isOffered('9')).toBe(true);
  });

  it('begins with some values, and is lifted by taking all of them away', () => {
    const start = startOf(narrowed());
    expect(start).toEqual({ kind: ['01', '02'], state: ['1'] });
    expect(narrowedBy(start)).toEqual([
      { field: 'kind', operator: 'in', values: ['01', '02'] },
      { field: 'state', operator: 'in', values: ['1'] },
    ]);
    expect(narrowedBy({ ...start, kind: [] })).toHaveLength(1);
  });
});
