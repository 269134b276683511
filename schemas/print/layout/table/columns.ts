import { measures } from '../measures';
import type { Press } from '../press';
import { styles } from '../styles';
import type { PrintedRow } from './printed-row';

export type ColumnName =
  'position' | 'title' | 'quantity' | 'unit' | 'price' | 'discount' | 'rate' | 'total';

export interface Column {
  name: ColumnName;
  label: string;
  /** Left edge and width in millimetres, without the gap to the next. */
  x: number;
  width: number;
  align: 'left' | 'right';
}

const gap = 3.5;
/** Least width for a description that reads with ease: below it figures shrink instead. */
const leastTitle = 48;

/** Columns that a document's rows need, as wide as their widest figure; the description takes the rest. */
export function columnsOf(press: Press, rows: readonly PrintedRow[]): Column[] {
  const { input, sheet, t } = press;
  const hasPrices = input.totals !== null;
  const rates = new Set(rows.map(({ rate }) => rate).filter(Boolean));
  const figures: Record<Exclude<ColumnName, 'title'>, (row: PrintedRow) => readonly string[]> = {
    position: (row) => [row.position],
    quantity: (row) => [row.quantity],
    unit: (row) => [row.unit],
    price: (row) => [row.price, row.effective],
    discount: (row) => row.discounts,
    rate: (row) => [row.rate],
    total: (row) => [row.total],
  };
  const shown: ColumnName[] = ['position', 'title', 'quantity', 'unit'];
  if (hasPrices) shown.push('price');
  if (rows.some(({ discounts }) => discounts.length > 0)) shown.push('discount');
  if (rates.size > 1) shown.push('rate');
  if (hasPrices) shown.push('total');
  const isLeft = (name: ColumnName) => ['position', 'title', 'unit'].includes(name);
  const columns = shown.map((name): Column => {
    const label = t(`printed:columns.${name}`);
    if (name === 'title') return { name, label, x: 0, width: 0, align: 'left' };
    const texts = new Set(rows.flatMap(figures[name]));
    // The carried sum is wider than any line's own.
    if (name === 'total' && input.totals) texts.add(press.figures.amount(input.totals.positionen));
    const widths = [...texts].map((text) => sheet.width(text, styles.cellStrong));
    const head = sheet.width(label, styles.columnHead);
    return {
      name,
      label,
      x: 0,
      width: Math.max(head, ...widths),
      align: isLeft(name) ? 'left' : 'right',
    };
  });
  return placed(columns, measures.right - measures.left);
}

function placed(columns: readonly Column[], room: number): Column[] {
  const gaps = gap * (columns.length - 1);
  const needed = columns.reduce((sum, { width }) => sum + width, 0);
  const left = room - gaps - needed;
  const shrink = left < leastTitle ? (room - gaps - leastTitle) / needed : 1;
  let x: number = measures.left;
  return columns.map((column) => {
    const width = column.name === 'title' ? Math.max(left, leastTitle) : column.width * shrink;
    const at = { ...column, x, width };
    x += width + gap;
    return at;
  });
}
