import { useState, type PointerEvent, type RefObject } from 'react';

interface RowDragOptions {
  grid: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  headHeight: number;
  count: number;
  onDrop: (key: string, to: number) => void;
}

/** Distance in px from the edge within which a drag scrolls. */
const EDGE = 40;

/** Drags rows with mouse, pen or finger. `mark` is where the row would go, in px from the top of the rows. */
export function useRowDrag({ grid, rowHeight, headHeight, count, onDrop }: RowDragOptions): {
  mark: number | undefined;
  onPointerDown: (event: PointerEvent) => void;
} {
  const [mark, setMark] = useState<number>();

  const onPointerDown = (event: PointerEvent) => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-handle]');
    const row = handle?.closest<HTMLElement>('[data-row]');
    const box = grid.current;
    const key = row?.dataset.row;
    if (!handle || !box || key === undefined || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const from = Number(row?.getAttribute('aria-rowindex')) - 2;
    /** Gap between rows under the pointer, from 0. */
    let gap = from;
    const onMove = (moved: globalThis.PointerEvent) => {
      const { top, bottom } = box.getBoundingClientRect();
      if (moved.clientY < top + headHeight + EDGE) box.scrollTop -= rowHeight;
      else if (moved.clientY > bottom - EDGE) box.scrollTop += rowHeight;
      const y = moved.clientY - top - headHeight + box.scrollTop;
      gap = Math.max(0, Math.min(count, Math.round(y / rowHeight)));
      setMark(gap * rowHeight);
    };
    const stop = (dropped: boolean) => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onUp);
      handle.removeEventListener('pointercancel', onCancel);
      setMark(undefined);
      const to = gap > from ? gap - 1 : gap;
      if (dropped && to !== from) onDrop(key, to);
    };
    const onUp = () => stop(true);
    const onCancel = () => stop(false);
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onUp);
    handle.addEventListener('pointercancel', onCancel);
  };
  return { mark, onPointerDown };
}
