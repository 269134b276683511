import { describe, expect, it } from 'vitest';
import {
  arrangedColumns,
  type ColumnLayout,
  readLayout,
  standardLayout,
  withColumn,
  withMovedColumn,
  withWidths,
} from '../../../../src/engine/views/list/columns/column-layout';
import {
  availableColumns,
  shownColumns,
} from '../../../../src/engine/views/list/columns/use-columns';
import { listField } from './support/list-fields';

const definition = ['number', 'name', 'town'].map((field) => ({ field }));
const names = (columns: readonly { field: string }[]) =>
  columns.map(({ field }) => field).join(' ');
const layout = (...columns: ColumnLayout['columns']): ColumnLayout => ({
  columns,
  density: 'normal',
});

describe('columns as a user arranges them', () => {
  it('are those of the definition until something is arranged, further fields hidden', () => {
    const columns = arrangedColumns(standardLayout, definition, ['number', 'name', 'town', 'mail']);
    expect(names(columns)).toBe('number name town mail');
    expect(columns.at(-1)).toEqual({ field: 'mail', hidden: true });
  });

  it('move, and take the pin of where they land', () => {
    const start = arrangedColumns(standardLayout, definition);
    const moved = withMovedColumn(standardLayout, start, 'town', { field: 'name', side: 'before' });
    expect(names(arrangedColumns(moved, definition))).toBe('number town name');

    const pinned = withColumn(moved, moved.columns, 'name', { pinned: true });
    expect(names(arrangedColumns(pinned, definition))).toBe('name number town');
    const beside = withMovedColumn(pinned, arrangedColumns(pinned, definition), 'town', {
      field: 'name',
      side: 'after',
    });
    expect(beside.columns[1]).toEqual({ field: 'town', pinned: true });
    const free = withMovedColumn(beside, beside.columns, 'name', {
      field: 'number',
      side: 'after',
    });
    expect(free.columns.find(({ field }) => field === 'name')).toEqual({ field: 'name' });
  });

  it('keep a width within bounds, and nothing that is off', () => {
    const start = arrangedColumns(standardLayout, definition);
    expect(withWidths(standardLayout, start, { name: 3, town: 180.4 }).columns).toEqual([
      { field: 'number' },
      { field: 'name', width: 48 },
      { field: 'town', width: 180 },
    ]);
    const hidden = withColumn(standardLayout, start, 'name', { hidden: true });
    const shown = withColumn(hidden, hidden.columns, 'name', { hidden: false });
    expect(shown.columns[1]).toEqual({ field: 'name' });
  });

  it('show a column of a later version beside its neighbour', () => {
    const stored = layout({ field: 'town' }, { field: 'number' });
    expect(names(arrangedColumns(stored, definition))).toBe('town number name');
  });

  it('lose nothing when a field disappears, and have it back when it returns', () => {
    const stored = layout(
      { field: 'number' },
      { field: 'gone', width: 222, pinned: true },
      { field: 'name' },
      { field: 'town' },
    );
    const available = ['number', 'name', 'town'];
    const without = arrangedColumns(stored, definition, available);
    expect(names(shownColumns(without, available))).toBe('number name town');

    // Whatever is changed meanwhile, the entry stays.
    const hidden = withColumn(stored, without, 'town', { hidden: true });
    const moved = withMovedColumn(hidden, hidden.columns, 'name', {
      field: 'number',
      side: 'before',
    });
    const wider = withWidths(moved, moved.columns, { number: 99 });
    const kept = readLayout(JSON.parse(JSON.stringify(wider)));
    expect(kept.columns).toContainEqual({ field: 'gone', width: 222, pinned: true });

    const back = shownColumns(arrangedColumns(kept, definition), [...available, 'gone']);
    expect(back[0]).toEqual({ field: 'gone', width: 222, pinned: true });
    expect(names(back)).toBe('gone name number');
  });

  it('never leave a list without any column', () => {
    const none = layout(...definition.map(({ field }) => ({ field, hidden: true })));
    expect(names(shownColumns(none.columns, ['name', 'town']))).toBe('name');
  });

  it('offer only fields that the user may see', () => {
    const fields = Object.fromEntries(
      [
        listField('id', 'integer'),
        listField('name', 'text'),
        listField('cost', 'money', { right: 'COST' }),
        listField('secret', 'text', { property: { writeOnly: true } }),
      ].map((field) => [field.name, field]),
    );
    expect(availableColumns(fields, () => false)).toEqual(['name']);
    expect(availableColumns(fields, (right) => right === 'COST')).toEqual(['name', 'cost']);
  });
});

describe('a stored layout', () => {
  it.each([null, 7, 'x', {}, { columns: 'x', density: 4 }])('%j is nothing arranged', (stored) => {
    expect(readLayout(stored)).toEqual(standardLayout);
  });

  it('is read as far as it makes sense', () => {
    expect(
      readLayout({
        density: 'compact',
        columns: [
          { field: 'name', width: 20_000, pinned: 'yes', hidden: true },
          { field: 'name', width: 100 },
          { width: 7 },
          null,
          { field: 'town', width: -5 },
        ],
      }),
    ).toEqual({
      density: 'compact',
      columns: [{ field: 'name', width: 1000, hidden: true }, { field: 'town' }],
    });
  });
});
