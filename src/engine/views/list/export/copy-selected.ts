import type { TFunction } from 'i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { notifyError, notifySuccess } from '../../../../ui/notices';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { RowPages } from '../../../data/lists/gather-rows';
import { mostAtOnce, TooManyRows } from '../../../data/lists/most-at-once';
import type { Rows } from '../../../data/lists/use-rows';
import type { GridColumn, GridGroups } from '../rows/grid-column';
import { copyRows } from './copy';

export interface CopyOptions {
  columns: readonly GridColumn[];
  rows: Rows;
  groups?: GridGroups;
  /** Selected rows: `read` finds them wherever they are; absent where none can be selected. */
  selected?: { count: number; read: () => AsyncIterable<readonly AnyRecord[]> };
}

interface Saying {
  t: TFunction<'list'>;
  copyText: (text: string, said: string) => Promise<void>;
}

/**
 * Copies the selected rows, else the cell that is asked for; for a group what its cell shows. It reports the result
 * itself.
 */
export async function copySelected(
  options: CopyOptions,
  cell: ActiveCell | undefined,
  saying: Saying,
): Promise<void> {
  const { columns, selected } = options;
  const count = selected?.count ?? 0;
  if (count > mostAtOnce) {
    notifyError(saying.t('selection.tooMany', { most: mostAtOnce, count }));
  } else if (selected && count > 0) {
    await copyTable(columns, selected.read(), { isCell: false, ...saying });
  } else if (cell) await copyCell(options, cell, saying);
}

async function copyCell(
  { columns, rows, groups }: CopyOptions,
  { row: index, column: place }: ActiveCell,
  saying: Saying,
): Promise<void> {
  const row = rows.rowAt(index);
  const column = columns[place];
  const group = row && groups?.contentOf(row);
  if (group) {
    const text = place === 0 ? group.title : (group.texts[place] ?? '');
    if (text !== '') await saying.copyText(text, saying.t('copy.cell'));
  } else if (row && column) await copyTable([column], [[row]], { isCell: true, ...saying });
}

async function copyTable(
  of: readonly GridColumn[],
  pages: RowPages,
  { isCell, t }: Saying & { isCell: boolean },
): Promise<void> {
  try {
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
}
