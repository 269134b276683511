import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { copiedText } from './clipboard/copied-text';
import { columnsOfCopy } from './clipboard/columns-of-copy';
import { parseTable } from './clipboard/parse-table';
import type { CellRange } from './cell-range';
import type { OpenCell } from './use-open-cell';
import { useTable } from './table-context';

/** Copies the range that is marked, and pastes a table over it. */
export function useGridClipboard(
  cells: OpenCell,
  range: CellRange,
): {
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
} {
  const { columns, further, shown: rows, editing, edits, read } = useTable();
  const { t } = useTranslation('table');
  const inInput = (event: ClipboardEvent) =>
    (event.target as Element).closest('input, textarea, dialog') !== null;
  return {
    onCopy: (event) => {
      if (inInput(event) || !cells.active) return;
      const chosen = columns.slice(range.columnFrom, range.columnTo + 1);
      const copied = rows.slice(Math.max(0, range.rowFrom), range.rowTo + 1);
      event.clipboardData.setData('text/plain', copiedText(chosen, copied));
      event.preventDefault();
      edits.say(t('copied', { count: chosen.length * copied.length }));
    },
    onPaste: (event) => {
      const text = event.clipboardData.getData('text/plain');
      // A single value goes into the open cell as into any other field.
      const isTable = /[\t\n]/.test(text.trim());
      if (!editing || !cells.active || (inInput(event) && !isTable)) return;
      event.preventDefault();
      cells.leave();
      const laid = columnsOfCopy(parseTable(text), columns, range.columnFrom, further);
      const at = { row: Math.max(0, range.rowFrom), column: laid.column };
      edits.paste(laid.cells, at, laid.names, read);
      cells.go(cells.active);
    },
  };
}
