/**
 * Focuses the first link in a cell, then the next, then the cell again: the arrows belong to the grid. Returns false
 * without any.
 */
export function enterCell(from: Element): boolean {
  const cell = from.closest<HTMLElement>('[role="gridcell"]');
  if (!cell) return false;
  const links = [
    ...cell.querySelectorAll<HTMLElement>('a[href]:not([hidden]), [data-drill-down]:not([hidden])'),
  ];
  const next = links[links.indexOf(from as HTMLElement) + 1] ?? cell;
  if (links.length === 0) return false;
  next.focus();
  return true;
}

/** Leaves a link for its cell, and returns whether there was one. */
export function leaveCell(from: Element): boolean {
  const cell = from.closest<HTMLElement>('[role="gridcell"]');
  if (!cell || cell === from) return false;
  cell.focus();
  return true;
}
