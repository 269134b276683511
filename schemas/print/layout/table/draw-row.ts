import type { TextPlace } from '../../pdf/sheet';
import { fittedText, wrapped } from '../paragraph';
import { makeRoom, type Press } from '../press';
import { pitch, rules, styles } from '../styles';
import { measures } from '../measures';
import type { Column, ColumnName } from './columns';
import type { PrintedRow } from './printed-row';

/** Room above and below the text of a row. */
const padding = 1.5;

/** Row cut into lines, so that it is known how much of it fits. */
export interface LaidRow {
  row: PrintedRow;
  titleLines: readonly string[];
  remarkLines: readonly string[];
  detailLines: readonly string[];
  /** Height of the part that never breaks: title, figures and the first lines of a long text. */
  head: number;
  /** Number of lines of the long text that stand in the head. */
  detailInHead: number;
  height: number;
}

export function layRow(press: Press, row: PrintedRow, columns: readonly Column[]): LaidRow {
  const { sheet } = press;
  const width = titleWidth(row, columns);
  const titleLines = wrapped(sheet, row.title, width, titleStyle(row));
  const remarkLines = row.remarks.flatMap((text) => wrapped(sheet, text, width, styles.detail));
  const detailLines = row.detail === '' ? [] : wrapped(sheet, row.detail, width, styles.detail);
  // A few lines stay with their title; of a longer text the first two do, and no line is left alone.
  const detailInHead = detailLines.length <= 4 ? detailLines.length : 2;
  const text = titleLines.length * pitch.cell + remarkLines.length * pitch.detail;
  const figures = Math.max(1, row.discounts.length, row.effective === '' ? 1 : 2) * pitch.cell;
  const head = Math.max(text + detailInHead * pitch.detail, figures) + 2 * padding;
  const rest = (detailLines.length - detailInHead) * pitch.detail;
  return { row, titleLines, remarkLines, detailLines, head, detailInHead, height: head + rest };
}

/** Draws a row from `press.y` on; `turn` begins the next page of the table where a long text runs over. */
export function drawRow(
  press: Press,
  laid: LaidRow,
  columns: readonly Column[],
  reserve: number,
): void {
  const { sheet } = press;
  sheet.within('TR', () => {
    const cells = columns.map((column) =>
      sheet.within('TD', () => {
        if (column.name === 'title') drawTitle(press, laid, column);
        else drawFigures(press, laid.row, column);
      }),
    );
    press.y += laid.head;
    columns.forEach((column, index) => {
      const cell = cells[index];
      if (column.name === 'title' && cell) {
        sheet.again(cell, () => drawRest(press, laid, column, reserve));
      }
    });
  });
  const isSum = laid.row.line.positionsArt === 'Z';
  const [width, grey] = isSum ? rules.fine : rules.hair;
  sheet.line(measures.left, press.y, measures.right, press.y, width, grey);
}

function drawTitle({ sheet, y: top }: Press, laid: LaidRow, { x }: Column): void {
  let y = top + padding;
  const line = (text: string, style: Omit<TextPlace, 'x' | 'y' | 'align'>, height: number) => {
    sheet.text(text, { ...style, x, y: y + height * 0.76, align: 'left' });
    y += height;
  };
  for (const text of laid.titleLines) line(text, titleStyle(laid.row), pitch.cell);
  for (const text of laid.remarkLines) line(text, styles.detail, pitch.detail);
  for (const text of laid.detailLines.slice(0, laid.detailInHead)) {
    line(text, styles.detail, pitch.detail);
  }
}

/**
 * Draws the rest of a long text that did not fit beside the figures; it may run over pages, at least two lines at a
 * time.
 */
function drawRest(press: Press, laid: LaidRow, { x }: Column, reserve: number): void {
  const rest = laid.detailLines.slice(laid.detailInHead);
  if (rest.length === 0) return;
  press.y -= padding;
  rest.forEach((text, index) => {
    const together = rest.length - index === 2 ? 2 : 1;
    makeRoom(press, together * pitch.detail + padding + reserve);
    press.sheet.text(text, {
      ...styles.detail,
      x,
      y: press.y + pitch.detail * 0.76,
      align: 'left',
    });
    press.y += pitch.detail;
  });
  press.y += padding;
}

function drawFigures({ sheet, y }: Press, row: PrintedRow, column: Column): void {
  const first = y + padding + pitch.cell * 0.76;
  const cell = (text: string, style: Omit<TextPlace, 'x' | 'y' | 'align'>, line = 0) => {
    const x = column.align === 'right' ? column.x + column.width : column.x;
    const place = { ...style, x, y: first + line * pitch.cell, align: column.align };
    // A little more than measured, so that rounding shrinks nothing.
    if (text !== '') fittedText(sheet, text, column.width + 0.1, place, 4);
  };
  const isAside = row.total.startsWith('(');
  const draw: Partial<Record<ColumnName, () => void>> = {
    position: () => cell(row.position, { ...styles.cell, grey: styles.label.grey }),
    quantity: () => cell(row.quantity, styles.cell),
    unit: () => cell(row.unit, styles.cell),
    price: () => {
      cell(row.price, styles.cell);
      cell(row.effective, styles.detail, 1);
    },
    discount: () => row.discounts.forEach((text, index) => cell(text, styles.cell, index)),
    rate: () => cell(row.rate, styles.cell),
    total: () =>
      cell(
        row.total,
        row.line.positionsArt === 'Z'
          ? styles.cellStrong
          : isAside
            ? { ...styles.cell, grey: styles.label.grey }
            : styles.cell,
      ),
  };
  draw[column.name]?.();
}

function titleStyle({ line }: PrintedRow) {
  if (line.positionsArt === 'T' && !line.ueberschrift) return styles.cell;
  return styles.cellStrong;
}

/** Width of a row's title: texts run across the columns of figures, because they have none. */
function titleWidth({ line }: PrintedRow, columns: readonly Column[]): number {
  const column = columns.find(({ name }) => name === 'title');
  if (line.positionsArt !== 'T' || !column) return column?.width ?? 0;
  return measures.right - column.x;
}
