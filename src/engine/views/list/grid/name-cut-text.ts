import type { MouseEvent } from 'react';

/** Shows on hover what does not fit into its cell. */
export function nameCutText(event: MouseEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return;
  // Measures the name of a group, which reaches over the cells beside its own.
  const text = cell.querySelector('[data-name]') ?? cell;
  if (text.scrollWidth > text.clientWidth) cell.dataset.tip = text.textContent ?? '';
  else delete cell.dataset.tip;
}
