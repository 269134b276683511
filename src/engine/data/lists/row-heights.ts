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
