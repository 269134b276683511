import type { Row } from '../../../editing/model/row';

/** Place of a cell by the key of its row. Column −1 is the row's number, the one after the last its menu. */
export interface CellAt {
  key: string;
  column: number;
}

/** Range of columns, both included, counted from 0. */
export interface MarkedColumns {
  from: number;
  to: number;
}

export interface CellRange {
  rowFrom: number;
  rowTo: number;
  columnFrom: number;
  columnTo: number;
}

/** Returns the range between anchor and focus; without an anchor a single cell, or a whole row from its number. */
export function cellRange(
  active: CellAt | undefined,
  anchor: CellAt | undefined,
  indexOf: (key: string) => number,
  columns: number,
): CellRange {
  const to = active ?? { key: '', column: 0 };
  const from = anchor ?? to;
  const rows = [indexOf(from.key), indexOf(to.key)];
  const clamp = (column: number) => Math.max(0, Math.min(columns - 1, column));
  const whole = to.column < 0 && from.column < 0;
  const places = whole ? [0, columns - 1] : [clamp(from.column), clamp(to.column)];
  return {
    rowFrom: Math.min(...rows),
    rowTo: Math.max(...rows),
    columnFrom: Math.min(...places),
    columnTo: Math.max(...places),
  };
}

export function cellsIn(
  range: CellRange,
  rows: readonly Row[],
  columns: readonly { field: { name: string } }[],
): readonly { key: string; field: string }[] {
  const fields = columns.slice(range.columnFrom, range.columnTo + 1);
  return rows
    .slice(Math.max(0, range.rowFrom), range.rowTo + 1)
    .flatMap(({ $key: key }) => fields.map(({ field }) => ({ key, field: field.name })));
}
