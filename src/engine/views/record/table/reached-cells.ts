/** Enter follows the link of a cell that is read. */
export function followLink(cell: Element): boolean {
  const link = cell.querySelector('a');
  link?.click();
  return link !== null;
}

/** Of the columns that a cell reaches over. */
export function spanOf(cell: Element): number {
  return Number(cell.closest('[aria-colspan]')?.getAttribute('aria-colspan') ?? 1);
}
