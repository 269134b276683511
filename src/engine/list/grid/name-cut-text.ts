import type { MouseEvent } from 'react';

/** A text that does not fit into its cell is said on hover. */
export function nameCutText(event: MouseEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.dataset.tip = cell.textContent ?? '';
  else delete cell.dataset.tip;
}
