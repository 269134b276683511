/** Rows from `first` to `last`, both included; none when `last` is before `first`. */
export interface RowRange {
  first: number;
  last: number;
}

/** More rows than these beyond each edge of the view cost time in every frame. */
const overscan = 3;

/** The rows that stand in the view, partly seen ones included. */
export function seenRows(
  top: number,
  view: number,
  { rowAt }: Pick<RowHeights, 'rowAt'>,
  count: number,
): RowRange {
  return {
    first: Math.max(0, Math.floor(rowAt(top))),
    last: Math.min(count, Math.ceil(rowAt(top + view))) - 1,
  };
}

/**
 * The rows that are in the document: `size` of them wherever the view stands, so that no element comes and goes while
 * it moves; fewer only where the list is shorter.
 */
export function mountedRows({ first }: RowRange, count: number, size: number): RowRange {
  const from = Math.max(0, Math.min(first - overscan, count - size));
  return { first: from, last: Math.min(count, from + size) - 1 };
}

/** Rows that have to be mounted at most, wherever the view stands; `least`: height of the lowest one. */
export function poolSize(view: number, least: number): number {
  return Math.ceil(view / least) + 1 + 2 * overscan;
}

/** What has to stand at the top so that a row is seen in full: as little as possible is scrolled. */
export function topToSee(
  row: number,
  top: number,
  view: number,
  { topOf, heightOf }: Pick<RowHeights, 'topOf' | 'heightOf'>,
): number {
  const start = topOf(row);
  if (start < top) return start;
  return Math.max(top, start + heightOf(row) - view);
}

/** How high rows are and where they stand, in px. */
export interface RowHeights {
  /** Of all rows together. */
  total: number;
  /** Of the lowest row there is, and of the highest. */
  least: number;
  most: number;
  heightOf: (row: number) => number;
  /** Where a row begins; 7.5 is the middle of the eighth. */
  topOf: (row: number) => number;
  /** The row at a place, and how much of it is before that place. */
  rowAt: (top: number) => number;
}

/** Rows that are all alike. */
export function evenHeights(count: number, height: number): RowHeights {
  return {
    total: count * height,
    least: height,
    most: height,
    heightOf: () => height,
    topOf: (row) => row * height,
    rowAt: (top) => top / height,
  };
}
