import { expect, test } from 'vitest';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';
import { firstRows } from '../../../../src/engine/views/list/print/first-rows';
import { fittingColumns } from '../../../../src/engine/views/list/print/fitting-columns';

const columns = (...widths: number[]) => widths.map((width) => ({ width }) as GridColumn);

test('few columns stand upright, more lie, and what does not fit is named', () => {
  expect(fittingColumns(columns(100, 200))).toMatchObject({ left: [], isLandscape: false });
  const many = fittingColumns(columns(...Array<number>(8).fill(150)));
  expect(many).toMatchObject({ left: [], isLandscape: true });
  const all = columns(...Array<number>(20).fill(150));
  const { columns: shown, left } = fittingColumns(all);
  expect(shown.length).toBeGreaterThan(5);
  expect([...shown, ...left]).toEqual(all);
  expect(left.length).toBeGreaterThan(0);
});

test('a wide column wraps, and the first one is always there', () => {
  expect(fittingColumns(columns(5000)).columns).toHaveLength(1);
  expect(fittingColumns(columns(5000)).isLandscape).toBe(false);
});

test('no more pages are read than are printed', async () => {
  let read = 0;
  async function* pages() {
    for (;;) {
      read += 1;
      yield [{ id: 2 * read - 1 }, { id: 2 * read }];
    }
  }
  const rows = await firstRows(pages(), 5);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(read).toBe(3);
});
