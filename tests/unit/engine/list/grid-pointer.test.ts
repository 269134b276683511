// @vitest-environment jsdom
import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { gridPointer } from '../../../../src/engine/views/list/grid/grid-pointer';

const open = vi.fn();
let isThere: boolean;
beforeEach(() => open.mockClear());

/** Presses the link to the record of the third row; answers whether it is left to the browser. */
function press(keys: Partial<MouseEvent> = {}): boolean {
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  const link = cell.appendChild(document.createElement('a'));
  link.dataset.record = '';
  const props = { columns: [], rows: { rowAt: () => (isThere ? { id: 7 } : undefined) } };
  const { onClick } = gridPointer({
    ...{ props: props as never, open, toggle: () => undefined, setActive: () => undefined },
    change: () => false,
    cellAt: () => ({ row: 2, column: 0 }),
  });
  const preventDefault = vi.fn();
  onClick({ target: link, preventDefault, ...keys } as never);
  return preventDefault.mock.calls.length === 0;
}

test('the link to a record is followed within the page', () => {
  isThere = true;
  expect(press()).toBe(false);
  expect(open).toHaveBeenCalledWith(2);
});

test('with Ctrl, or while its row is not at hand any more, it is the browser’s', () => {
  isThere = true;
  expect(press({ ctrlKey: true })).toBe(true);
  isThere = false;
  expect(press()).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
