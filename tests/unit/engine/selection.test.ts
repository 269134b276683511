import { describe, expect, it } from 'vitest';
import {
  isSelected,
  nothingSelected,
  selectAll,
  selectedCount,
  selectTo,
  selectedWithin,
  toggleStretch,
  toggleRow,
  type Selection,
} from '../../../src/engine/data/lists/selection';

/** Ids in these tests are ten times the index. */
const id = (index: number) => index * 10;
const selectedOf = (selection: Selection, rows = 12) =>
  Array.from({ length: rows }, (_, index) => index).filter((index) =>
    isSelected(selection, id(index), index),
  );
const toggled = (selection: Selection, ...indexes: number[]) =>
  indexes.reduce((now, index) => toggleRow(now, id(index), index), selection);

describe('selection', () => {
  it('toggles single rows', () => {
    expect(selectedOf(toggled(nothingSelected, 3, 5, 3))).toEqual([5]);
  });

  it('selects a row that was taken out of a stretch and stands elsewhere now', () => {
    const without = toggleRow(selectTo(toggled(nothingSelected, 0), 5), id(3), 3);
    const again = toggleRow(without, id(3), 9);
    expect(isSelected(again, id(3), 9)).toBe(true);
    expect(selectedCount(again, 12)).toBe(7);
  });

  it('selects from the last row to another one with Shift, in both directions', () => {
    const down = selectTo(toggled(nothingSelected, 3), 6);
    expect(selectedOf(down)).toEqual([3, 4, 5, 6]);
    expect(selectedOf(selectTo(toggled(nothingSelected, 6), 3))).toEqual([3, 4, 5, 6]);
    expect(selectedCount(down, 12)).toBe(4);
  });

  it('joins stretches that touch', () => {
    const first = selectTo(toggled(nothingSelected, 1), 3);
    const second = selectTo(toggled(first, 7), 4);
    expect(second.stretches).toEqual([{ from: 1, to: 7 }]);
    expect(selectedCount(second, 12)).toBe(7);
  });

  it('takes single rows out of a stretch and in again', () => {
    const some = toggled(selectTo(toggled(nothingSelected, 1), 5), 2, 4, 2);
    expect(selectedOf(some)).toEqual([1, 2, 3, 5]);
    expect(selectedCount(some, 12)).toBe(4);
  });

  it('means all that the filter lets through without naming them, with exceptions', () => {
    const most = toggled(selectAll(), 0, 11);
    expect(selectedOf(most)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(selectedCount(most, 1_000_000)).toBe(999_998);
    expect(most.removed.size).toBe(2);
  });

  it('counts exactly after any sequence of toggles and stretches', () => {
    let selection = nothingSelected;
    let seed = 7;
    for (let step = 0; step < 300; step += 1) {
      seed = (seed * 16_807) % 2_147_483_647;
      const index = seed % 12;
      selection = seed % 3 === 0 ? selectTo(selection, index) : toggled(selection, index);
      expect(selectedCount(selection, 12)).toBe(selectedOf(selection).length);
    }
  });

  it('takes a group in and out as a whole', () => {
    const group = { from: 3, to: 6 };
    const one = toggleRow(nothingSelected, 'e', 4);
    expect(selectedWithin(one, group)).toBe(1);
    const whole = toggleStretch(one, group, 10);
    expect([selectedWithin(whole, group), selectedCount(whole, 10)]).toEqual([4, 4]);
    expect(whole.added.size).toBe(0);
    const without = toggleRow(whole, 'e', 4);
    expect(selectedWithin(without, group)).toBe(3);
    expect(selectedCount(toggleStretch(whole, group, 10), 10)).toBe(0);
    const rest = toggleStretch(selectAll(), group, 10);
    expect(rest.stretches).toEqual([
      { from: 0, to: 2 },
      { from: 7, to: 9 },
    ]);
    expect([rest.all, selectedCount(rest, 10)]).toEqual([false, 6]);
    const again = toggleStretch(toggleRow(selectAll(), 'e', 4), group, 10);
    expect([again.all, selectedCount(again, 10)]).toEqual([true, 10]);
  });
});
