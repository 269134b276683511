import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { columnsOfCopy } from './clipboard/columns-of-copy';
import { parseTable } from './clipboard/parse-table';
import { RowCards } from './row-cards';
import { RowGrid } from './row-grid';
import { TableRowMenu } from './row-menu';
import { RowSheet } from './row-sheet';
import { RowCount, RowToolbar } from './row-toolbar';
import { EntryLine } from './suggestions/entry-line';
import { SumsBlock } from './sums-block';
import { TableContext, useTable } from './table-context';
import styles from './table-tab.module.css';
import { useTableModel, type TableOptions } from './use-table-model';

/** Rows of a record, read and edited: a grid, or cards on a phone, with their toolbar, sums and sheet. */
export function TableTab(props: TableOptions) {
  const { t } = useTranslation('table');
  const model = useTableModel(props);
  const { query, ready, editing, phone, shown, rights, suggested, sums, opened } = model;
  if (query.isError && !ready) {
    return (
      <div role="alert">
        <EmptyState title={t('readFailed')}>
          <Button variant="default" onClick={query.refetch}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  const number = model.indexOf(opened) + 1;
  const openedRow = shown[number - 1];
  return (
    <TableContext value={model}>
      <div className={styles.tab} aria-busy={!ready || undefined}>
        {editing ? <RowToolbar /> : ready && !phone && <RowCount />}
        {model.isMissing && (
          <div role="alert" className={styles.missing}>
            {t('rowMissing')}
          </div>
        )}
        {ready && shown.length === 0 && <NoRows />}
        {ready && shown.length > 0 && (phone ? <RowCards /> : <RowGrid />)}
        {suggested && model.table.tab.suggests?.code !== undefined && rights.add && (
          <EntryLine suggester={suggested.suggester} />
        )}
        {sums && ready && <SumsBlock sums={sums} />}
        {model.menu && <TableRowMenu {...model.menu} />}
        {openedRow && <RowSheet key={openedRow.$key} row={openedRow} number={number} />}
      </div>
    </TableContext>
  );
}

/** Note instead of rows, where the first ones can be pasted. */
function NoRows() {
  const { t } = useTranslation('table');
  const { label, rights, columns, further, edits, read } = useTable();
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const cells = parseTable(event.clipboardData.getData('text/plain'));
    const laid = columnsOfCopy(cells, columns, 0, further);
    edits.paste(laid.cells, { row: 0, column: laid.column }, laid.names, read);
  };
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={rights.add ? 0 : undefined}
      className={styles.none}
      onPaste={rights.add ? onPaste : undefined}
    >
      <EmptyState title={t('empty')} hint={t(rights.add ? 'emptyEditHint' : 'emptyHint')} />
    </div>
  );
}
