import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import type { ShownCount } from '../../../data/lists/use-with-total';
import type { GridColumn } from '../rows/grid-column';
import { fittingColumns } from './fitting-columns';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  label: string;
  /** Texts above the rows besides the title: search and filters. */
  said: readonly string[];
  columns: readonly GridColumn[];
  /** Number of the rows that were asked for. */
  count: ShownCount;
  rows: readonly AnyRecord[];
}

/** Sheet that stands beside the page and is seen on paper only, in place of it (`ui/print/print.css`). */
export function PrintSheet({ label, said, columns, count, rows }: PrintSheetProps) {
  const { t } = useTranslation('print');
  const { columns: shown, left, isLandscape } = fittingColumns(columns);
  const isShortened = rows.length < count.count || count.isCapped;
  const lines = [
    ...said,
    isShortened
      ? t(count.isCapped ? 'shortenedMore' : 'shortened', {
          count: rows.length,
          total: count.count,
        })
      : t('rows', { count: rows.length }),
    ...(left.length > 0 ? [t('left', { columns: left.map((of) => of.label).join(', ') })] : []),
  ];
  return createPortal(
    <article data-print className={styles.sheet} data-landscape={isLandscape || undefined}>
      <h1>{titleOf(label)}</h1>
      <ul className={styles.said}>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <table className={styles.table}>
        <thead>
          <tr>
            {shown.map(({ field, label: head, align }) => (
              <th key={field.name} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {shown.map((column) => (
                <td key={column.field.name} data-align={column.align}>
                  {column.format(row[column.field.name], row)} {column.markOf?.(row)?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  );
}

/** Returns the title, with that of the page before it where the rows belong to a record. */
function titleOf(label: string): string {
  const above = document.querySelector('main h1')?.textContent;
  return above && above !== label ? `${above}: ${label}` : label;
}
