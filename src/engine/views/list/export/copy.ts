import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../grid/grid-column';
import { tableHtml, tableText } from './clipboard-text';

/**
 * Puts rows on the clipboard as a table for Excel and as text. The browser is asked at once and given the
 * rows when they have come: it allows this only as the answer to a key or a click.
 */
export async function copyRows(
  columns: readonly GridColumn[],
  rows: Promise<readonly AnyRecord[]>,
): Promise<void> {
  const as = (type: string, write: typeof tableText) =>
    rows.then((all) => new Blob([write(columns, all)], { type }));
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': as('text/plain', tableText),
      'text/html': as('text/html', tableHtml),
    }),
  ]);
}
