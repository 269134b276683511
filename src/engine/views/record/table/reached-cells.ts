/** Follows the link of a cell that is read, as Enter does. */
export function followLink(cell: Element): boolean {
  const link = cell.querySelector('a');
  link?.click();
  return link !== null;
}

/** Returns the number of columns that a cell reaches over. */
export function spanOf(cell: Element): number {
  return Number(cell.closest('[aria-colspan]')?.getAttribute('aria-colspan') ?? 1);
}
