import type { RowRange } from './row-range';

/** Rows fetched at once. */
export const pageSize = 500;
/** Rows of the head, which comes before the first page: as many as any screen shows, in a fraction of the time. */
export const headSize = 100;
/** Pages fetched before they are seen, in the direction of travel. */
const ahead = 2;
/** Rows near the edge of a page at which its neighbour is fetched, whatever the direction: they may come to rest there. */
const near = pageSize / 8;

/**
 * The pages to have for the rows in view, those in view first, then those that are travelled to.
 * `direction`: 1 down, −1 up, 0 at rest. `count`: rows of the list as far as known, 0 when nothing is.
 */
export function plannedPages(
  { first, last }: RowRange,
  direction: number,
  count: number,
): readonly number[] {
  const final = Math.max(0, pageOf(count - 1));
  const from = clamp(pageOf(first), final);
  const to = Math.max(from, clamp(pageOf(last), final));
  const before = direction < 0 ? from - ahead : pageOf(first - near);
  const after = direction > 0 ? to + ahead : pageOf(last + near);
  const above = pagesFrom(Math.max(0, before), from - 1).reverse();
  const below = pagesFrom(to + 1, Math.min(after, final));
  return [...pagesFrom(from, to), ...(direction < 0 ? above.concat(below) : below.concat(above))];
}

/** The page a row stands in. */
export function pageOf(row: number): number {
  return Math.floor(row / pageSize);
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function clamp(page: number, final: number): number {
  return Math.max(0, Math.min(page, final));
}
