import type { AnyRecord } from '../../../../api/dialect';
import { gatherRows, type RowPages } from '../../../data/lists/gather-rows';
import { mostAtOnce } from '../../../data/lists/most-at-once';
import { currencyOf } from '../../../fields/value-formatter';
import type { GridColumn } from '../rows/grid-column';
import { plainNumber } from './csv';

/**
 * Copies rows: asks the browser at once and hands them over when they come, since it allows this only right after a key
 * or click. Resolves with their number.
 */
export async function copyRows(columns: readonly GridColumn[], pages: RowPages): Promise<number> {
  const rows = gatherRows(pages, mostAtOnce);
  const as = (type: string, write: typeof tableText) =>
    rows.then((all) => new Blob([write(columns, all)], { type }));
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': as('text/plain', tableText),
        'text/html': as('text/html', tableHtml),
      }),
    ]);
  } catch (error) {
    // Rejects with why the rows failed: the browser would only say that there is nothing to write.
    await rows;
    throw error;
  }
  return (await rows).length;
}

/** Writes rows separated by tabs, with quotes where a cell holds a tab, a line break or quotes. */
export function tableText(columns: readonly GridColumn[], rows: readonly AnyRecord[]): string {
  return rows
    .map((row) => columns.map((column) => quoted(textOf(column, row))).join('\t'))
    .join('\r\n');
}

/** Writes rows as a table in which texts are marked as texts: «=1+1» stays one, and a leading zero stays. */
export function tableHtml(columns: readonly GridColumn[], rows: readonly AnyRecord[]): string {
  const lines = rows.map((row) => {
    const cells = columns.map((column) => {
      const isText = figureOf(column, row) === undefined;
      const style = isText ? ` style="mso-number-format:'\\@'"` : '';
      return `<td${style}>${escaped(textOf(column, row))}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}

function textOf(column: GridColumn, row: AnyRecord): string {
  return figureOf(column, row) ?? column.format(row[column.field.name], row);
}

/** Returns a figure that may be added up; an amount in another currency than euro is text, as the list shows it. */
function figureOf(column: GridColumn, row: AnyRecord): string | undefined {
  const currency = currencyOf(column.field, row) ?? 'EUR';
  return currency === 'EUR' ? plainNumber(column, row[column.field.name]) : undefined;
}

function quoted(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r?\n/g, '<br>');
}
