// Without a worker of its own: the page's policy allows none from a blob.
import { readSheet } from 'read-excel-file/universal';

/** Rows of cells of the first sheet, each as somebody would type it. */
export async function xlsxTable(file: Blob): Promise<readonly (readonly string[])[]> {
  const rows = await readSheet(file);
  return rows.map((cells) => cells.map(cellText));
}

/** A figure as its shortest decimal with a comma or, from 1.000.000.000.000.000 on, as it is. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return figureText(value);
  if (value instanceof Date) return dateText(value);
  return String(value);
}

/** Spreadsheets reckon with 15 digits; what is behind them is noise of the binary fraction. */
function figureText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.replace('.', ',');
}

function dateText(value: Date): string {
  const [day = '', time = ''] = value.toISOString().split('T');
  const [year, month, date] = day.split('-');
  const clock = time.slice(0, 5);
  return clock === '00:00' ? `${date}.${month}.${year}` : `${date}.${month}.${year} ${clock}`;
}
