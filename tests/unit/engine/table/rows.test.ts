import { describe, expect, it } from 'vitest';
import { mergeRows } from '../../../../src/engine/editing/model/merge-rows';
import { propertyRows, wireRow } from '../../../../src/engine/editing/model/row';
import { diffRows } from '../../../../src/engine/editing/model/row-diff';
import {
  changeRow,
  insertRows,
  moveRow,
  removeRows,
} from '../../../../src/engine/editing/rows/row-edits';
import { numbered } from '../../../../src/engine/editing/rows/row-order';
import { rowTotals } from '../../../../src/engine/editing/rows/row-totals';
import { emptyUndo, noted, redo, undo } from '../../../../src/engine/editing/rows/row-undo';
import { serverRowErrors } from '../../../../src/engine/editing/rows/server-row-errors';
import { recordBody } from '../../../../src/engine/editing/model/session-rows';
import { stillSaid } from '../../../../src/engine/editing/model/still-said';
import { fields, fresh, keysOf, line, order } from './support';

const three = [line(1), line(2), line(3)];
const isPriced = ({ kind }: Record<string, unknown>) => kind !== 'T';
const positions = (rows: readonly object[]) =>
  rows.map((row) => (row as { position: unknown }).position);

describe('numbers of rows', () => {
  it('gives a new row the next number, and a number between where it is inserted', () => {
    expect(positions(insertRows(three, 3, [fresh('a')], order))).toEqual([10, 20, 30, 40]);
    expect(positions(insertRows(three, 1, [fresh('a')], order))).toEqual([10, 15, 20, 30]);
    expect(positions(insertRows(three, 0, [fresh('a'), fresh('b')], order))).toEqual([
      3, 6, 10, 20, 30,
    ]);
  });

  it('leaves the neighbours of a moved row alone', () => {
    const moved = moveRow(three, '3', 1, order);
    expect(keysOf(moved)).toBe('1 3 2');
    expect(positions(moved)).toEqual([10, 15, 20]);
    expect(moved[0]).toBe(three[0]);
    expect(moved[2]).toBe(three[1]);
    expect(moveRow(three, '1', -1, order)).toBe(three);
    expect(keysOf(moveRow(three, '1', 99, order))).toBe('2 3 1');
  });

  it('numbers anew only where there is no room, and never beyond the highest', () => {
    const tight = [line(1, { position: 1 }), line(2, { position: 2 })];
    expect(positions(insertRows(tight, 1, [fresh('a')], order))).toEqual([10, 20, 30]);
    const full = [line(1, { position: 9990 }), line(2, { position: 9999 })];
    expect(positions(insertRows(full, 2, [fresh('a')], order))).toEqual([10, 20, 30]);
    const many = Array.from({ length: 2000 }, (_, index) => fresh(`n${index}`));
    expect(positions(numbered(many, order)).slice(0, 3)).toEqual([4, 8, 12]);
  });

  it('does nothing to rows that keep no order', () => {
    expect(insertRows(three, 1, [fresh('a')])[1]).toEqual({ $key: 'a' });
  });
});

describe('differences', () => {
  it('names what is new, changed and gone, without what takes no input', () => {
    const rows = removeRows(
      insertRows(
        changeRow(three, '2', { text: 'Neu', sum: 5 }),
        3,
        [fresh('a', { text: 'Vier', price: '' })],
        order,
      ),
      new Set(['1']),
    );
    const diff = diffRows(three, rows, fields);
    expect(diff.added.map(({ values }) => values)).toEqual([{ text: 'Vier', position: 40 }]);
    expect(diff.changed.map(({ row, changes }) => [row.$key, changes])).toEqual([
      ['2', { text: 'Neu' }],
    ]);
    expect(keysOf(diff.removed)).toBe('1');
  });

  it('are none where a value came back to what it was', () => {
    const rows = changeRow(changeRow(three, '2', { text: 'Neu' }), '2', { text: 'Zeile 2' });
    expect(diffRows(three, rows, fields)).toEqual({ added: [], changed: [], removed: [] });
  });

  it('leave out what a row of its kind does not have, whatever it began with', () => {
    const kinds = { ...fields, price: { ...fields.price, metadata: { when: isPriced } } } as never;
    const added = diffRows(
      [],
      [fresh('a', { kind: 'T', text: 'Ein Hinweis', price: 1 })],
      kinds,
    ).added;
    expect(added.map(({ values }) => values)).toEqual([{ kind: 'T', text: 'Ein Hinweis' }]);
    const priced = diffRows([], [fresh('a', { text: 'Ware', price: 1 })], kinds).added;
    expect(priced.map(({ values }) => values)).toEqual([{ text: 'Ware', price: 1 }]);
  });

  it('keep keys out of what is sent', () => {
    const rows = propertyRows([{ text: 'a', price: '' }]);
    expect(keysOf(rows)).toBe('r0');
    expect(wireRow(rows[0] ?? {})).toEqual({ text: 'a', price: '' });
    expect(recordBody({ name: 'x', tiers: rows, '@lines': three })).toEqual({
      name: 'x',
      tiers: [{ text: 'a' }],
    });
  });
});

describe('what was typed while rows were being stored', () => {
  it('stays over what the server answered', () => {
    const stored = [line(1, { version: 2, text: 'Gesendet', sum: 9 }), line(2), line(7)];
    const now = [...changeRow(three, '1', { price: 5 }).slice(0, 2), fresh('b', { text: 'spät' })];
    const merged = mergeRows(three, now, stored);
    expect(keysOf(merged)).toBe('1 2 b 7');
    expect(merged[0]).toMatchObject({ version: 2, text: 'Gesendet', sum: 9, price: 5 });
  });
});

describe('undo', () => {
  it('goes back and forth, keystrokes of one cell as one step', () => {
    const one = changeRow(three, '1', { text: 'a' });
    const two = changeRow(one, '1', { text: 'ab' });
    const gone = removeRows(two, new Set(['2']));
    let stack = noted(emptyUndo, three, one, 'cell');
    stack = noted(stack, one, two, 'cell');
    stack = noted(stack, two, gone);
    const back = undo(stack, gone);
    expect(back?.rows).toBe(two);
    const further = undo(back?.stack ?? emptyUndo, two);
    expect(further?.rows).toBe(three);
    expect(undo(further?.stack ?? emptyUndo, three)).toBeUndefined();
    expect(redo(further?.stack ?? emptyUndo, three)?.rows).toBe(two);
  });

  it('does nothing to rows that are others by now', () => {
    const one = changeRow(three, '1', { text: 'a' });
    const stack = noted(emptyUndo, three, one);
    expect(undo(stack, [...one])).toBeUndefined();
  });
});

describe('totals', () => {
  const options = { fields, of: ['quantity', 'price', 'text'], currencyOf: () => 'EUR' };

  it('are exact and pass over what is no number and what does not count', () => {
    const rows = [
      line(1, { quantity: 0.1, price: 1.005 }),
      line(2, { quantity: 0.2, price: 'abc' }),
      line(3, { kind: 'TEXT', quantity: 5, price: 8.345 }),
    ];
    const totals = rowTotals(rows, options);
    expect(totals.get('quantity')).toEqual({ value: 0.3, currency: undefined });
    expect(totals.get('price')).toEqual({ value: 9.35, currency: 'EUR' });
    expect(totals.has('text')).toBe(false);
    const counted = rowTotals(rows, { ...options, countedWhen: (row) => row.kind === 'ITEM' });
    expect(counted.get('price')).toEqual({ value: 1.01, currency: 'EUR' });
  });

  it('are not made over several currencies', () => {
    const rows = [line(1, { price: 1, currency: 'EUR' }), line(2, { price: 2, currency: 'CHF' })];
    const currencyOf = (row: object) => (row as { currency: string }).currency;
    expect(rowTotals(rows, { ...options, currencyOf }).get('price')).toBe('several currencies');
  });
});

describe('errors of cells', () => {
  it('come from the server by place and stay with their row', () => {
    const tiers = propertyRows([{ text: 'a' }, { text: 'b' }]);
    expect(serverRowErrors({ 'tiers.1.price': ['zu hoch'], name: ['fehlt'] }, { tiers })).toEqual({
      'tiers/r1/price': ['zu hoch'],
      name: ['fehlt'],
    });
  });

  it('go with the value that they were about', () => {
    const errors = {
      '@lines/2/text': ['a'],
      '@lines/2/price': ['b'],
      '@lines/2': ['c'],
      name: ['d'],
    };
    const changed = changeRow(three, '2', { text: 'Neu' });
    expect(stillSaid(errors, { '@lines': three }, { '@lines': changed })).toEqual({
      '@lines/2/price': ['b'],
      name: ['d'],
    });
    expect(
      stillSaid(errors, { '@lines': three }, { '@lines': removeRows(three, new Set(['2'])) }),
    ).toEqual({
      name: ['d'],
    });
  });
});
