import { beforeEach, describe, expect, it } from 'vitest';
import { keepPosition } from '../../../../src/engine/data/lists/position';
import { noteOpened, notePaging, openedFrom } from '../../../../src/engine/data/lists/last-list';
import { around, neighboursIn } from '../../../../src/engine/data/lists/neighbours';
import type { ListSource } from '../../../../src/engine/data/lists/list-source';

const rows = Array.from({ length: 40 }, (_, index) => ({ id: 100 + index }));

/** Ids and places before and after a record that was opened at a place. */
function neighbours(id: number, index: number) {
  const { offset, limit } = around(index);
  const { previous, next } = neighboursIn(rows.slice(offset, offset + limit), offset, {
    id,
    index,
  });
  return [previous, next].map((one) => one && [one.id, one.index]);
}

describe('neighbours of a record in its list', () => {
  it.each([
    ['in the middle', 120, 20, [119, 19], [121, 21]],
    ['the first', 100, 0, undefined, [101, 1]],
    ['the last', 139, 39, [138, 38], undefined],
    ['moved up meanwhile', 117, 20, [116, 16], [118, 18]],
    ['no longer in the list', 999, 20, [119, 19], [120, 20]],
    ['no longer in the list, the last', 999, 40, [139, 39], undefined],
  ])('%s', (_, id, index, previous, next) => {
    expect(neighbours(id, index)).toEqual([previous, next]);
  });
});

describe('the list a record was opened from', () => {
  const opened = (path: string, id: number, index: number) =>
    noteOpened({
      path,
      key: `${path}?order=x`,
      source: {} as ListSource,
      isGrouped: false,
      id,
      index,
    });

  beforeEach(() => {
    keepPosition('/addresses?order=x', { topRow: 0, active: { row: 3, column: 2 } });
    opened('/addresses', 5, 3);
  });

  it('is known for that record only, until somebody arrives at the next', () => {
    expect(openedFrom('/addresses', 5)?.index).toBe(3);
    expect(openedFrom('/addresses', 6)).toBeUndefined();
    notePaging('/addresses', { id: 6, index: 4 });
    expect(openedFrom('/addresses', 5)?.index).toBe(3);
    expect(openedFrom('/addresses', 6)?.index).toBe(4);
    expect(openedFrom('/addresses', 5)).toBeUndefined();
  });

  it('is kept while lists below it are used, and forgotten with another section', () => {
    opened('/addresses/5/persons', 7, 0);
    expect(openedFrom('/addresses', 5)).toBeDefined();
    opened('/products', 1, 0);
    expect(openedFrom('/addresses', 5)).toBeUndefined();
  });
});
