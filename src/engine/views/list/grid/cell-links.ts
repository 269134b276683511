/**
 * From a cell to the first thing in it that can be followed, from there to the next and back to the
 * cell: the arrows belong to the grid. Answers whether there was anything.
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

/** From a link back to its cell; answers whether there was a link. */
export function leaveCell(from: Element): boolean {
  const cell = from.closest<HTMLElement>('[role="gridcell"]');
  if (!cell || cell === from) return false;
  cell.focus();
  return true;
}
