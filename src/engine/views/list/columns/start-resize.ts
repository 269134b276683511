import { columnStyle, type GridColumn } from '../grid/grid-column';
import { possibleWidth } from './column-layout';
import { drawnWidths } from './measure-columns';

/**
 * Follows the pointer from a column's edge. Only the grid's own properties change meanwhile; the widths
 * are handed over when the pointer is released, and Escape leaves them as they were. The columns before
 * it keep the widths they are drawn with, or the edge would slip from under the pointer.
 */
export function startResize(
  event: PointerEvent,
  columns: readonly GridColumn[],
  position: number,
  onDone: (widths: Readonly<Record<string, number>>) => void,
): void {
  const handle = event.target as HTMLElement;
  const grid = handle.closest<HTMLElement>('[role="grid"]');
  if (!grid) return;
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
  handle.setPointerCapture(event.pointerId);
  grid.dataset.resizing = 'true';
  handle.addEventListener('pointermove', onMove);
  handle.addEventListener('lostpointercapture', () => end(true), { once: true });
  window.addEventListener('keydown', onKey, true);
}
