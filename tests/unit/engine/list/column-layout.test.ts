import { describe, expect, it } from 'vitest';
import {
  arrangedColumns,
  type ColumnLayout,
  readLayout,
  standardLayout,
} from '../../../../src/engine/views/list/columns/column-layout';
import {
  columnTable,
  moveColumn,
  settingsOf,
  shownOf,
  toggleGroup,
  type ColumnTable,
} from '../../../../src/engine/views/list/columns/column-table';
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
  density: '',
});

/** The layout after a change, stored and read again. */
function changed(
  before: ColumnLayout,
  apply: (table: ColumnTable) => void,
  available?: readonly string[],
): ColumnLayout {
  const table = columnTable(arrangedColumns(before, definition, available));
  apply(table);
  return readLayout(JSON.parse(JSON.stringify({ ...before, columns: settingsOf(table) })));
}

describe('columns as a user arranges them', () => {
  it('are those of the definition until something is arranged, further fields hidden', () => {
    const columns = arrangedColumns(standardLayout, definition, ['number', 'name', 'town', 'mail']);
    expect(names(columns)).toBe('number name town mail');
    expect(columns.at(-1)).toEqual({ field: 'mail', hidden: true });
  });

  it('move, and take the pin of where they land', () => {
    const moved = changed(standardLayout, (table) =>
      moveColumn(table, 'town', { field: 'name', side: 'before' }),
    );
    expect(names(moved.columns)).toBe('number town name');

    const pinned = changed(moved, (table) => table.getColumn('name')?.pin('start'));
    expect(names(pinned.columns)).toBe('name number town');
    const beside = changed(pinned, (table) =>
      moveColumn(table, 'town', { field: 'name', side: 'after' }),
    );
    expect(beside.columns[1]).toEqual({ field: 'town', pinned: true });
    const free = changed(beside, (table) =>
      moveColumn(table, 'name', { field: 'number', side: 'after' }),
    );
    expect(free.columns.find(({ field }) => field === 'name')).toEqual({ field: 'name' });
    expect(names(free.columns)).toBe('town number name');
    const unpinned = changed(beside, (table) => table.getColumn('name')?.pin(false));
    expect(names(unpinned.columns)).toBe('town name number');
  });

  it('keep a width within bounds, and nothing that is off', () => {
    const wide = changed(standardLayout, (table) =>
      table.setColumnSizing({ name: 3, town: 180.4, number: 9999 }),
    );
    expect(wide.columns).toEqual([
      { field: 'number', width: 1000 },
      { field: 'name', width: 48 },
      { field: 'town', width: 180 },
    ]);
    const hidden = changed(standardLayout, (table) =>
      table.getColumn('name')?.toggleVisibility(false),
    );
    expect(hidden.columns[1]).toEqual({ field: 'name', hidden: true });
    const shown = changed(hidden, (table) => table.getColumn('name')?.toggleVisibility(true));
    expect(shown.columns[1]).toEqual({ field: 'name' });
  });

  it('group up to three levels: the innermost gives way', () => {
    const table = columnTable(arrangedColumns(standardLayout, definition, ['mail']), [
      'number',
      'name',
      'town',
    ]);
    toggleGroup(table, 'mail');
    expect(table.store.get().grouping).toEqual(['name', 'town', 'mail']);
    toggleGroup(table, 'town');
    expect(table.store.get().grouping).toEqual(['name', 'mail']);
  });

  it('are drawn as the table has them, however they are arranged', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'];
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 16807) % 2147483647;
      return seed % most;
    };
    for (let run = 0; run < 300; run++) {
      const before: ColumnLayout = layout(
        ...fields
          .toSorted(() => random(3) - 1)
          .slice(0, random(7))
          .map((field) => ({ field, hidden: random(3) === 0, pinned: random(4) === 0 })),
      );
      const available = fields.filter(() => random(5) > 0);
      const arranged = arrangedColumns(before, definition, available);
      const table = columnTable(arranged);
      const drawn = shownColumns(arranged, available).map(({ field }) => field);
      const shown = shownOf(table, available);
      // One column is left where all are hidden.
      if (shown.length > 0) expect(drawn).toEqual(shown);
      expect(names(settingsOf(table))).toBe(names(arranged));
    }
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
    const kept = changed(
      stored,
      (table) => {
        table.getColumn('town')?.toggleVisibility(false);
        moveColumn(table, 'name', { field: 'number', side: 'before' });
        table.setColumnSizing((before) => ({ ...before, number: 99 }));
      },
      available,
    );
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
