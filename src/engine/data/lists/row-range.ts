/** Range of rows, both ends included; none when `last` is before `first`. */
export interface RowRange {
  first: number;
  last: number;
}

/** Number of rows beyond each edge; more would cost time in every frame. */
const overscan = 3;

/** Returns the rows in the view, partly visible ones included. */
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
 * Returns the rows to mount, always `size` of them, so that scrolling adds and removes no elements; fewer only where
 * the list is shorter.
 */
export function mountedRows({ first }: RowRange, count: number, size: number): RowRange {
  const from = Math.max(0, Math.min(first - overscan, count - size));
  return { first: from, last: Math.min(count, from + size) - 1 };
}

/** Returns the most rows ever mounted; `least`: height of the lowest one. */
export function poolSize(view: number, least: number): number {
  return Math.ceil(view / least) + 1 + 2 * overscan;
}

/** Returns the new top, in px, after the smallest scroll that shows the whole row. */
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

/** Heights of rows, in px. */
export interface RowHeights {
  total: number;
  least: number;
  most: number;
  heightOf: (row: number) => number;
  /** Returns the top of a row; 7.5 is the middle of the eighth row. */
  topOf: (row: number) => number;
  /** Finds the row at a place; its fraction is the part before that place. */
  rowAt: (top: number) => number;
}

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
