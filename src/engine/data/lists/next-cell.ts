export interface Cell {
  row: number;
  column: number;
}

interface CellsOptions {
  rows: number;
  columns: number;
  canEdit: (cell: Cell) => boolean;
}

/** Finds the next cell that takes input, row by row, forward (1) or back (−1); undefined beyond either end. */
export function nextCell(
  from: Cell,
  direction: 1 | -1,
  { rows, columns, canEdit }: CellsOptions,
): Cell | undefined {
  const count = rows * columns;
  for (
    let at = from.row * columns + from.column + direction;
    at >= 0 && at < count;
    at += direction
  ) {
    const cell = { row: Math.floor(at / columns), column: at % columns };
    if (canEdit(cell)) return cell;
  }
  return undefined;
}
