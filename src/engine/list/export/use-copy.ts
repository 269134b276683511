import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import { failureText } from '../../../api/failure/failure-text';
import { noteFailure } from '../../../api/failure/notify-failure';
import { notifyError, notifySuccess } from '../../../ui/notices';
import type { ActiveCell } from '../grid/active-cell';
import type { GridColumn } from '../grid/grid-column';
import { mostAtOnce } from '../selection/most-at-once';
import type { SelectionControl } from '../selection/use-selection';
import type { Rows } from '../source/use-rows';

interface CopyOptions {
  columns: readonly GridColumn[];
  rows: Rows;
  /** What is selected; absent where nothing can be. */
  selection?: SelectionControl;
  /** Reads the selected rows, wherever they are. */
  readSelected?: () => AsyncIterable<readonly AnyRecord[]>;
}

/** Copies the selected rows, or the cell that is asked for while none is. */
export function useCopy({ columns, rows, selection, readSelected }: CopyOptions) {
  const { t } = useTranslation('list');
  return async (cell?: ActiveCell): Promise<void> => {
    const count = selection?.count ?? 0;
    const row = cell && rows.rowAt(cell.row);
    const column = cell && columns[cell.column];
    if (count === 0 && !(row && column)) return;
    if (count > mostAtOnce) {
      notifyError(t('selection.tooMany', { most: mostAtOnce, count }));
      return;
    }
    try {
      const { copyRows } = await import('./copy');
      if (count > 0 && readSelected) await copyRows(columns, all(readSelected()));
      else if (row && column) await copyRows([column], Promise.resolve([row]));
      notifySuccess(count === 0 ? t('copy.cell') : t('copy.rows', { count }));
    } catch (error) {
      noteFailure(error);
      notifyError(`${t('copy.failed')} ${failureText(error)}`);
    }
  };
}

async function all(pages: AsyncIterable<readonly AnyRecord[]>): Promise<readonly AnyRecord[]> {
  const rows: AnyRecord[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}
