// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gridCell, type MakeBody } from '../../../../src/engine/views/list/rows/row-body';
import { evenHeights } from '../../../../src/engine/data/lists/row-range';
import { RowWindow, type RowWindowModel } from '../../../../src/engine/views/list/rows/row-window';

const observed = new Set<Element>();
let resized = () => undefined as void;

/** An element of a height, px; jsdom lays nothing out. */
function box(height: number): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element, { heightNow: height, scrollIntoView: () => undefined });
  element.getBoundingClientRect = () =>
    ({ height: (element as unknown as { heightNow: number }).heightNow }) as DOMRect;
  return element;
}
const grow = (element: HTMLElement, height: number) =>
  Object.assign(element, { heightNow: height });

const bodyOf = (): MakeBody => (row) => {
  const cell = gridCell(row, 0, '');
  return {
    className: '',
    cells: [cell],
    check: undefined,
    write: ({ texts }) => (cell.textContent = texts[0] ?? ''),
    clear: () => (cell.textContent = ''),
  };
};
const model = (active = 0): RowWindowModel => ({
  rows: { count: 1000, rowAt: (id) => ({ id }), show: () => undefined },
  heights: evenHeights(1000, 10),
  makeBody: bodyOf(),
  contentOf: (record) => ({ of: { record, title: '', href: '' }, texts: [String(record.id)] }),
  isSelected: undefined,
  active: { row: active, column: 0 },
  loadingText: '',
});

let grid: HTMLElement;
let body: HTMLElement;
let head: HTMLElement | null;
let foot: HTMLElement | null;
let view: RowWindow;

beforeEach(() => {
  observed.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
  grid = box(200);
  body = grid.appendChild(document.createElement('div'));
  document.body.append(grid);
  [head, foot] = [null, null];
});
afterEach(() => {
  view.destroy();
  grid.remove();
  vi.unstubAllGlobals();
});

const made = (of = model()) =>
  new RowWindow(
    grid,
    body,
    () => head,
    () => foot,
    of,
    () => undefined,
  );

test('head and foot take room from the rows, also when they come, grow and go with the layout', () => {
  view = made();
  expect(view.rowsPerView).toBe(20);
  // From cards to lines, which have a head.
  head = box(50);
  view.update(model());
  expect(view.rowsPerView).toBe(15);
  expect(observed).toEqual(new Set([grid, head]));
  // The totals come, and take a second line.
  foot = box(20);
  view.update(model());
  grow(foot, 40);
  resized();
  expect(view.rowsPerView).toBe(11);
  const [formerHead, formerFoot] = [head, foot];
  [head, foot] = [null, null];
  view.update(model());
  expect(view.rowsPerView).toBe(20);
  expect(observed.has(formerHead) || observed.has(formerFoot)).toBe(false);
  view.destroy();
  expect(observed.size).toBe(0);
});

test('the active row keeps its element out of view, and takes it along when it is seen again', () => {
  view = made(model(3));
  const of = (row: number) => body.querySelector(`[aria-rowindex="${row + 2}"]`);
  view.update(model(3));
  const element = of(3);
  view.goTo(500);
  expect(of(3)).toBe(element);
  expect(of(4)).toBeNull();
  expect(of(500)?.textContent).toBe('500');
  view.goTo(0);
  expect(of(3)).toBe(element);
  expect(new Set([...body.children].map((row) => row.getAttribute('aria-rowindex'))).size).toBe(
    body.children.length,
  );
});
