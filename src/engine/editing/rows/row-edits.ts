import type { AnyRecord } from '../../define/definition';
import type { RowOrder } from '../../screens/row-table';
import { numbered } from './row-order';
import type { Row } from '../model/row';

/** Inserts rows; those after the place move on. */
export function insertRows(
  rows: readonly Row[],
  at: number,
  added: readonly Row[],
  order?: RowOrder,
): readonly Row[] {
  if (added.length === 0) return rows;
  const unplaced = order ? added.map((row) => ({ ...row, [order.field]: null })) : added;
  return numbered([...rows.slice(0, at), ...unplaced, ...rows.slice(at)], order);
}

export function removeRows(rows: readonly Row[], keys: ReadonlySet<string>): readonly Row[] {
  return rows.filter(({ $key }) => !keys.has($key));
}

/** Moves a row; out of range means the first or the last place. */
export function moveRow(
  rows: readonly Row[],
  key: string,
  to: number,
  order?: RowOrder,
): readonly Row[] {
  const from = rows.findIndex(({ $key }) => $key === key);
  const target = Math.max(0, Math.min(rows.length - 1, to));
  const row = rows[from];
  if (!row || from === target) return rows;
  const others = rows.filter((one) => one !== row);
  return insertRows(others, target, [row], order);
}

/** Moves rows, which are one block afterwards: one place up or down from the first or last of them. */
export function moveRows(
  rows: readonly Row[],
  keys: ReadonlySet<string>,
  direction: 1 | -1,
  order?: RowOrder,
): readonly Row[] {
  const moved = rows.filter(({ $key }) => keys.has($key));
  const others = rows.filter(({ $key }) => !keys.has($key));
  const isMoved = ({ $key }: Row) => keys.has($key);
  const edge = direction < 0 ? rows.findIndex(isMoved) - 1 : rows.findLastIndex(isMoved) + 1;
  const beside = rows[edge];
  if (moved.length === 0 || !beside) return rows;
  const at = others.indexOf(beside) + (direction < 0 ? 0 : 1);
  return insertRows(others, at, moved, order);
}

/** Changes a row; unchanged rows stay the same objects. */
export function changeRow(rows: readonly Row[], key: string, changes: AnyRecord): readonly Row[] {
  return rows.map((row) => (row.$key === key ? ({ ...row, ...changes } as Row) : row));
}
