import { describe, expect, it } from 'vitest';
import { rowsDeriver } from '../../../../src/engine/editing/rows/derived-rows';
import { moveRows } from '../../../../src/engine/editing/rows/row-edits';
import {
  amendedThroughout,
  emptyUndo,
  noted,
  redo,
  undo,
} from '../../../../src/engine/editing/rows/row-undo';
import type { Row } from '../../../../src/engine/editing/model/row';
import type { Fields } from '../../../../src/engine/fields/field';
import { columnsOfCopy } from '../../../../src/engine/views/record/table/clipboard/columns-of-copy';
import { enteredCode } from '../../../../src/engine/views/record/table/suggestions/entered-code';
import { fields, keysOf, line, order } from './support';

/** A row without a price is the sum of those since the last one. */
const summed: Fields = {
  ...fields,
  sum: {
    ...fields.sum!,
    metadata: {
      ofRows: (row, before) => {
        if (typeof row.price === 'number') return row.price;
        const last = before.findLastIndex(({ price }) => typeof price !== 'number');
        return before.slice(last + 1).reduce((sum, one) => sum + Number(one.sum), 0);
      },
    },
  },
};

describe('values that follow from other rows', () => {
  const rows = [
    line(1, { price: 2 }),
    line(2, { price: 3 }),
    line(3),
    line(4, { price: 1 }),
    line(5),
  ];

  it('are those of the rows before, as these are shown', () => {
    const sums = rowsDeriver(summed)(rows, {}).map(({ sum }) => sum);
    expect(sums).toEqual([2, 3, 5, 1, 1]);
  });

  it('change only the rows in which they differ', () => {
    const derive = rowsDeriver(summed);
    const former = derive(rows, {});
    const next = derive([{ ...rows[0]!, price: 4 }, ...rows.slice(1)], {});
    expect(next.map((row, index) => row === former[index])).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('are reckoned once for a row that only its own values decide', () => {
    const reckoned: unknown[] = [];
    const doubled: Fields = {
      ...fields,
      sum: {
        ...fields.sum!,
        metadata: {
          ofRow: ({ price }) => {
            reckoned.push(price);
            return typeof price === 'number' ? 2 * price : undefined;
          },
          ofRows: ({ price }, before) => (typeof price === 'number' ? undefined : before.length),
        },
      },
    };
    const derive = rowsDeriver(doubled);
    expect(derive(rows, {}).map(({ sum }) => sum)).toEqual([4, 6, 2, 2, 4]);
    reckoned.length = 0;
    derive([{ ...rows[0]!, price: 9 }, ...rows.slice(1)], { other: true });
    expect(reckoned).toEqual([9]);
  });

  it('leave rows of a table without them as they are', () => {
    expect(rowsDeriver(fields)(rows, {})).toBe(rows);
  });
});

describe('rows that are moved together', () => {
  const rows = [1, 2, 3, 4].map((id) => line(id));

  it('are one block before or behind their neighbour, with numbers between', () => {
    const down = moveRows(rows, new Set(['1', '2']), 1, order);
    expect(keysOf(down)).toBe('3 1 2 4');
    expect(down.map(({ position }) => position)).toEqual([30, 33, 36, 40]);
    expect(keysOf(moveRows(rows, new Set(['2', '4']), -1, order))).toBe('2 4 1 3');
  });

  it('stay where there is no neighbour', () => {
    expect(moveRows(rows, new Set(['1']), -1, order)).toBe(rows);
    expect(moveRows(rows, new Set(['4']), 1, order)).toBe(rows);
  });
});

it('what becomes known of rows is undone and done again with its cause', () => {
  const before = [line(1)];
  const caused: readonly Row[] = [line(1), line(2, { owner: 7 })];
  const later = [...caused, line(3)];
  const stack = noted(noted(emptyUndo, before, caused), caused, later);
  const filled = amendedThroughout(stack, later, (rows) =>
    rows.some(({ owner }) => owner === 7)
      ? rows.map((row) => (row.owner === 7 ? { ...row, price: 5 } : row))
      : rows,
  );
  expect(filled.rows[1]).toMatchObject({ price: 5 });
  const once = undo(filled.stack, filled.rows);
  expect(once?.rows[1]).toMatchObject({ price: 5 });
  const twice = once && undo(once.stack, once.rows);
  expect(twice?.rows).toBe(before);
  const again = twice && redo(twice.stack, twice.rows);
  expect(again?.rows[1]).toMatchObject({ price: 5 });
});

describe('a copy with a row of labels', () => {
  const columns = [
    { field: { name: 'text' }, label: 'Bezeichnung' },
    { field: { name: 'quantity' }, label: 'Menge' },
    { field: { name: 'price' }, label: 'Einzelpreis' },
  ];

  it('goes where these say', () => {
    expect(
      columnsOfCopy(
        [
          ['Menge', 'Farbe', 'einzel-preis'],
          ['2', 'rot', '3,00'],
        ],
        columns,
        1,
      ),
    ).toEqual({
      cells: [['2', 'rot', '3,00']],
      names: ['quantity', undefined, 'price'],
      column: 0,
    });
  });

  it('is none where values stand in its first row', () => {
    const cells = [
      ['Menge', 'Schrauben', '3'],
      ['2', '3', '4'],
    ];
    expect(columnsOfCopy(cells, columns, 1)).toEqual({
      cells,
      names: ['text', 'quantity', 'price'],
      column: 1,
    });
  });
});

it.each([
  ['3*4006381333931', '4006381333931', 3],
  ['1,5 × 4711', '4711', 1.5],
  ['3 x AB-1', 'AB-1', 3],
  ['-2*4711', '4711', -2],
  ['3X100', '3X100', undefined],
  ['0*4711', '0*4711', undefined],
  [' 4711 ', '4711', undefined],
])('«%s» is entered as the code %s', (text, code, quantity) => {
  expect(enteredCode(text)).toEqual({ code, quantity });
});
