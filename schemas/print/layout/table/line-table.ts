import { addMoney } from '../../../rules/decimal';
import { measures } from '../measures';
import { makeRoom, type Press } from '../press';
import { rules, styles } from '../styles';
import { columnsOf, type Column } from './columns';
import { drawRow, layRow, type LaidRow } from './draw-row';
import { printedRows } from './printed-row';

const headHeight = 7;
const carryPitch = 5;
/** Heights up to which the last line and the sums stay together. */
const mostKept = 60;
const mostClosing = 90;

/** Sums that are carried from page to page. */
interface Carried {
  /** Sum of all lines so far, and of those on this page. */
  sum: number;
  onPage: number;
}

/**
 * Draws the lines of a document. Every page begins with the heads of the columns; with prices, a page that is not the
 * last ends with its own sum and the running one, and the next begins with the latter. `closing`: height of what has to
 * stand below the last line.
 */
export function lineTable(press: Press, closing: number): void {
  const rows = printedRows(press);
  const columns = columnsOf(press, rows);
  const hasPrices = press.input.totals !== null;
  const reserve = hasPrices ? 2 * carryPitch + 1 : 0;
  const carried: Carried = { sum: 0, onPage: 0 };
  const { sheet, turn } = press;
  const laid = rows.map((row) => layRow(press, row, columns));
  /** Height that a row needs to begin on this page: the last one takes the sums along, a heading the row below it. */
  const neededFor = ({ row, height, head }: LaidRow, index: number): number => {
    const next = laid[index + 1];
    if (row.line.ueberschrift && next) return height + neededFor(next, index + 1);
    const isLast = index === rows.length - 1;
    const below = Math.min(closing, mostClosing);
    return isLast && height < mostKept ? height + below : head + reserve;
  };
  makeRoom(press, headHeight + Math.max(0, ...laid.slice(0, 1).map(neededFor)));
  sheet.within('Table', () => {
    // A page that ends within the table takes the sums along.
    press.turn = () => {
      if (hasPrices) sheet.decoration(() => carryOver(press, carried, columns));
      turn();
      // Screen readers hear the table without a break.
      sheet.decoration(() => {
        drawHead(press, columns);
        if (hasPrices) carryIn(press, carried, columns);
      });
      carried.onPage = 0;
    };
    drawHead(press, columns);
    laid.forEach((row, index) => {
      if (index > 0) makeRoom(press, neededFor(row, index));
      carried.sum = addMoney(carried.sum, row.row.counted);
      carried.onPage = addMoney(carried.onPage, row.row.counted);
      drawRow(press, row, columns, reserve);
    });
  });
  press.turn = turn;
  if (!hasPrices) press.y += 4;
}

function drawHead(press: Press, columns: readonly Column[]): void {
  const { sheet } = press;
  sheet.within('TR', () => {
    for (const { label, x, width, align } of columns) {
      const place = { ...styles.columnHead, x: align === 'right' ? x + width : x, align } as const;
      sheet.within('TH', () => sheet.text(label, { ...place, y: press.y + 4.6 }));
    }
  });
  press.y += headHeight;
  sheet.line(measures.left, press.y, measures.right, press.y, ...rules.fine);
}

/** Draws the sum of the lines on this page, and of all so far. */
function carryOver(press: Press, { sum, onPage }: Carried, columns: readonly Column[]): void {
  const { t, sheet } = press;
  sheet.line(measures.left, press.y, measures.right, press.y, ...rules.hair);
  press.y += 0.5;
  sumLine(press, t('printed:pageSum', { page: sheet.pages.length }), onPage, columns, false);
  sumLine(press, t('printed:carryOver'), sum, columns, true);
}

function carryIn(press: Press, { sum }: Carried, columns: readonly Column[]): void {
  const { t, sheet } = press;
  sumLine(press, t('printed:carriedFrom', { page: sheet.pages.length - 1 }), sum, columns, true);
  press.y += 1;
  sheet.line(measures.left, press.y, measures.right, press.y, ...rules.hair);
}

function sumLine(
  press: Press,
  label: string,
  value: number,
  columns: readonly Column[],
  isStrong: boolean,
): void {
  const { sheet, figures } = press;
  const total = columns.find(({ name }) => name === 'total');
  const y = press.y + 3.9;
  const style = isStrong ? styles.cellStrong : styles.cell;
  // A sum may be wider than the column.
  const left = measures.right - sheet.width(figures.amount(value), style);
  const edge = Math.min(total?.x ?? left, left) - 3.5;
  sheet.text(label, { ...style, x: edge, y, align: 'right' });
  sheet.text(figures.amount(value), { ...style, x: measures.right, y, align: 'right' });
  press.y += carryPitch;
}
