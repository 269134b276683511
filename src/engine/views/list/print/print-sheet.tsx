import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import type { ListState } from '../../../data/lists/list-state';
import type { ShownCount } from '../../../data/lists/use-with-total';
import type { Place } from '../../../screens/place';
import { useFilterTexts } from '../filter/filter-words';
import type { GridColumn } from '../grid/grid-column';
import { fittingColumns } from './fitting-columns';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  place: Place;
  label: string;
  columns: readonly GridColumn[];
  state: ListState;
  /** Of the rows that were asked for. */
  count: ShownCount;
  rows: readonly AnyRecord[];
}

/** Stands beside the page and is seen on paper only, in place of it (`ui/print/print.css`). */
export function PrintSheet({ place, label, columns, state, count, rows }: PrintSheetProps) {
  const { t } = useTranslation('print');
  const { textOf } = useFilterTexts(place.fields, state.filter);
  const { columns: shown, left, isLandscape } = fittingColumns(columns);
  const isShortened = rows.length < count.count || count.isCapped;
  const said = [
    ...state.filter.map(textOf),
    ...(state.q ? [t('search', { text: state.q })] : []),
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
      <h1>{[recordAbove(place), label].filter(Boolean).join(': ')}</h1>
      <ul className={styles.said}>
        {said.map((text) => (
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
          {rows.map((row) => (
            <tr key={String(row.id)}>
              {shown.map((column) => (
                <td key={column.field.name} data-align={column.align}>
                  {column.format(row[column.field.name])} {column.markOf?.(row)?.text}
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

/** What the page is called by, where the list stands in a record. */
function recordAbove({ parent }: Place): string | undefined {
  return parent && (document.querySelector('main h1')?.textContent ?? undefined);
}
