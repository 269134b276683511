import type { Row } from '../../../../editing/model/row';

/**
 * Returns a change of rows in which one goes and another becomes more; steps of undo share their rows, so each is
 * changed once.
 */
export function joining(
  gone: string,
  into: string,
  more: (row: Row) => Row,
): (rows: readonly Row[]) => readonly Row[] {
  const changed = new Map<Row, Row>();
  const join = (row: Row) => {
    const next = changed.get(row) ?? more(row);
    changed.set(row, next);
    return next;
  };
  return (rows) =>
    rows.some(({ $key }) => $key === gone)
      ? rows.filter(({ $key }) => $key !== gone).map((row) => (row.$key === into ? join(row) : row))
      : rows;
}
