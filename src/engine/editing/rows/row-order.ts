import type { RowOrder } from '../../screens/row-table';
import type { Row } from '../model/row';

/** Step of the specification's positions: 10, 20, 30. */
const STEP = 10;

/** Numbers rows without one between their neighbours, so that moving changes no other; without room all anew. */
export function numbered(rows: readonly Row[], order: RowOrder | undefined): readonly Row[] {
  if (!order) return rows;
  const numbers = rows.map((row) => numberOf(row, order));
  for (let start = 0; start < rows.length; start += 1) {
    if (numbers[start] !== undefined) continue;
    let end = start;
    while (end < rows.length && numbers[end] === undefined) end += 1;
    const before = numbers[start - 1] ?? 0;
    const count = end - start;
    const after = numbers[end] ?? before + (count + 1) * STEP;
    const step = Math.min(STEP, Math.floor((after - before) / (count + 1)));
    for (let index = start; index < end; index += 1) {
      numbers[index] = before + (index - start + 1) * step;
    }
  }
  const fits = numbers.every(
    (number, index) =>
      number !== undefined && number > (numbers[index - 1] ?? 0) && number <= order.max,
  );
  const anew = Math.max(1, Math.min(STEP, Math.floor(order.max / Math.max(1, rows.length))));
  return rows.map((row, index) => {
    const number = fits ? numbers[index] : (index + 1) * anew;
    return row[order.field] === number ? row : ({ ...row, [order.field]: number } as Row);
  });
}

function numberOf(row: Row, { field }: RowOrder): number | undefined {
  const value = row[field];
  return typeof value === 'number' ? value : undefined;
}
