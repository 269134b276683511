import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { copiedText } from './clipboard/copied-text';
import { columnsOfCopy, type LabelledField } from './clipboard/columns-of-copy';
import { parseTable } from './clipboard/parse-table';
import type { CellRange } from './cell-range';
import type { Row } from '../../../editing/model/row';
import type { OpenCell } from './use-open-cell';
import type { RowEdits } from './use-row-edits';
import type { TableColumn } from './use-table-columns';

interface GridClipboardOptions {
  columns: readonly TableColumn[];
  /** Fields without a column, which copied labels may mean. */
  further: readonly LabelledField[];
  rows: readonly Row[];
  editing: boolean;
  edits: RowEdits;
  read: (text: string, field: string) => unknown;
  cells: OpenCell;
  range: CellRange;
}

export function useGridClipboard(options: GridClipboardOptions): {
  onCopy: (event: ClipboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
} {
  const { columns, further, rows, editing, edits, read, cells, range } = options;
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
