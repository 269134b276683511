/** Cell with the roving focus. Row −1 is the header. */
export interface ActiveCell {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows that fit into view. */
  page: number;
  /** True if there is a header row to go to. */
  header: boolean;
}

/** Returns where a key takes the focus (ARIA grid pattern); undefined when it does not move it. */
export function moveActive(
  active: ActiveCell,
  key: string,
  control: boolean,
  size: GridSize,
): ActiveCell | undefined {
  const target = targetOf(active, key, control, size);
  if (!target) return undefined;
  return {
    row: clamp(target.row, size.header ? -1 : 0, size.rows - 1),
    column: clamp(target.column, 0, size.columns - 1),
  };
}

/** Returns a cell that exists, the last one if need be, or Tab would reach nothing. Rows yet to come are waited for. */
export function withinGrid(
  active: ActiveCell,
  { rows, columns, header }: Omit<GridSize, 'page'>,
): ActiveCell {
  const row = Math.max(header ? -1 : 0, rows > 0 ? Math.min(active.row, rows - 1) : active.row);
  const column = clamp(active.column, 0, columns - 1);
  return row === active.row && column === active.column ? active : { row, column };
}

function targetOf(
  { row, column }: ActiveCell,
  key: string,
  control: boolean,
  { rows, columns, page }: GridSize,
): ActiveCell | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'PageUp':
      return { row: Math.max(0, row - page), column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return control ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return control ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
    default:
      return undefined;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
