import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { notifyError, notifySuccess } from '../../../../ui/notices';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { GridColumn, GridGroups } from '../grid/grid-column';
import type { RowPages } from '../../../data/lists/gather-rows';
import { mostAtOnce, TooManyRows } from '../../../data/lists/most-at-once';
import type { Rows } from '../../../data/lists/use-rows';
import { useCopyText } from '../../actions/use-copy-text';

interface CopyOptions {
  columns: readonly GridColumn[];
  rows: Rows;
  groups?: GridGroups;
  /** `read` finds them wherever they are; absent where none can be selected. */
  selected?: { count: number; read: () => AsyncIterable<readonly AnyRecord[]> };
}

/** The selected rows, else the cell that is asked for; of a group what its cell shows. */
export function useCopy({ columns, rows, groups, selected }: CopyOptions) {
  const { t } = useTranslation('list');
  const copyText = useCopyText();

  const copyCell = async ({ row: index, column: place }: ActiveCell): Promise<void> => {
    const row = rows.rowAt(index);
    const column = columns[place];
    const group = row && groups?.contentOf(row);
    if (group) {
      const text = place === 0 ? group.title : (group.texts[place] ?? '');
      if (text !== '') await copyText(text, t('copy.cell'));
    } else if (row && column) await copyTable([column], [[row]], true);
  };
  const copyTable = async (
    of: readonly GridColumn[],
    pages: RowPages,
    isCell: boolean,
  ): Promise<void> => {
    try {
      const { copyRows } = await import('./copy');
      const count = await copyRows(of, pages);
      notifySuccess(isCell ? t('copy.cell') : t('copy.rows', { count }));
    } catch (error) {
      noteFailure(error);
      notifyError(
        error instanceof TooManyRows
          ? t('selection.atMost', { most: mostAtOnce })
          : `${t('copy.failed')} ${failureText(error)}`,
      );
    }
  };

  return async (cell?: ActiveCell): Promise<void> => {
    const count = selected?.count ?? 0;
    if (count > mostAtOnce) {
      notifyError(t('selection.tooMany', { most: mostAtOnce, count }));
    } else if (selected && count > 0) {
      await copyTable(columns, selected.read(), false);
    } else if (cell) await copyCell(cell);
  };
}
