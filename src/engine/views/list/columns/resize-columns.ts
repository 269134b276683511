import { columnStyle, type GridColumn } from '../rows/grid-column';
import { possibleWidth } from './column-layout';

/**
 * Resizes columns: only the grid's own properties change meanwhile; widths are handed over on release, Escape restores
 * them. `handle` has captured the pointer. Columns before this one keep their drawn widths, or the edge would slip from
 * under the pointer.
 */
export function startResize(
  handle: HTMLElement,
  event: PointerEvent,
  columns: readonly GridColumn[],
  position: number,
  onDone: (widths: Readonly<Record<string, number>>) => void,
): void {
  const grid = handle.closest<HTMLElement>('[role="grid"]');
  // Stops where it has been released already.
  if (!grid || !handle.hasPointerCapture(event.pointerId)) return;
  const drawn = drawnWidths(grid);
  const startX = event.clientX;
  let width = drawn[position] ?? 0;
  const resized = () =>
    columns.map((column, index): GridColumn => {
      if (index > position) return column;
      const fixedWidth = index === position ? width : (drawn[index] ?? column.width);
      return { ...column, width: fixedWidth, fixed: true };
    });
  const draw = (of: readonly GridColumn[]) => {
    for (const [name, value] of Object.entries(columnStyle(of)))
      grid.style.setProperty(name, value);
  };
  const onMove = (move: PointerEvent) => {
    width = possibleWidth((drawn[position] ?? 0) + move.clientX - startX);
    draw(resized());
  };
  let ended = false;
  const end = (keep: boolean) => {
    if (ended) return;
    ended = true;
    handle.removeEventListener('pointermove', onMove);
    window.removeEventListener('keydown', onKey, true);
    delete grid.dataset.resizing;
    if (!keep || width === drawn[position]) draw(columns);
    else
      onDone(
        Object.fromEntries(
          resized()
            .slice(0, position + 1)
            .map(({ field, width: now }) => [field.name, now]),
        ),
      );
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    key.preventDefault();
    key.stopPropagation();
    end(false);
    handle.releasePointerCapture(event.pointerId);
  };
  grid.dataset.resizing = 'true';
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('lostpointercapture', () => end(true), { once: true });
  window.addEventListener('keydown', onKey, true);
}

/** Room in px around a cell's content and its edges. */
const padding = 18;
/** Room in px for the order mark and the menu beside a label. */
const headerTools = 34;

/** Returns widths in px that show what the rows in view hold, by position of the column. */
export function fittingWidths(grid: HTMLElement, positions: readonly number[]): readonly number[] {
  return positions.map((position) => {
    const label = grid.querySelector(
      `[role="columnheader"][data-column="${position}"] [data-label]`,
    );
    const check = label?.closest('[role="columnheader"]')?.querySelector('[role="checkbox"]');
    const cells = [...grid.querySelectorAll(`[role="gridcell"][aria-colindex="${position + 1}"]`)];
    const widths = cells.map(contentWidth);
    return possibleWidth(
      Math.ceil(
        Math.max(
          (label ? contentWidth(label) : 0) + headerTools + (check?.clientWidth ?? 0),
          ...widths,
        ) + padding,
      ),
    );
  });
}

/** Returns the drawn widths in px, by position of the column. */
export function drawnWidths(grid: HTMLElement): readonly number[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="columnheader"]')].map((header) =>
    Math.round(header.getBoundingClientRect().width),
  );
}

/** Measures an element's content, including what is cut off. */
function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
