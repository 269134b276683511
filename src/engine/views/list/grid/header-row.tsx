import { memo, type ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HeaderTools } from '../columns/header-tools';
import type { OrderTerm } from '../../../data/lists/list-state';
import { type GridColumn, type GridSelection, pinStyle } from '../rows/grid-column';
import checkStyles from '../rows/check.module.css';
import styles from './header-row.module.css';

interface HeaderRowProps {
  columns: readonly GridColumn[];
  order: readonly OrderTerm[];
  /** Column that has the focus; −1 when it is in the rows. */
  activeColumn: number;
  onSort: (field: string, add: boolean) => void;
  onFocus: (column: number) => void;
  select?: { extent: GridSelection['extent']; onToggle: () => void };
  tools?: HeaderTools;
  below?: (column: GridColumn) => ReactNode;
}

const sortOf = (term: { descending: boolean } | undefined) =>
  term ? (term.descending ? 'descending' : 'ascending') : 'none';

/**
 * Header of a grid: click, Enter or Space sorts, with Shift in addition to other columns. Scrolling leaves it alone.
 */
export const HeaderRow = memo(function HeaderRow(props: HeaderRowProps) {
  const { columns, order, activeColumn, onSort, onFocus, select, tools, below } = props;
  const { t } = useTranslation('list');
  // Numbers only orders by fields that have a column.
  const sorted = order.filter((term) => columns.some(({ field }) => field.name === term.field));
  const sort = (
    { field: { name, unordered } }: GridColumn,
    { shiftKey }: { shiftKey: boolean },
  ) => {
    if (!unordered) onSort(name, shiftKey);
  };
  return (
    <div role="row" aria-rowindex={1} className={styles.headerRow}>
      {columns.map((column, position) => {
        const place = sorted.findIndex((term) => term.field === column.field.name);
        const term = sorted[place];
        return (
          <div
            key={column.field.name}
            role="columnheader"
            aria-label={column.label}
            aria-colindex={position + 1}
            aria-sort={column.field.unordered ? undefined : sortOf(term)}
            data-column={position}
            data-align={column.align}
            data-pinned={column.pin === undefined ? undefined : true}
            style={pinStyle(column)}
            tabIndex={position === activeColumn ? 0 : -1}
            className={styles.columnHeader}
            onFocus={(event) => {
              if (event.target === event.currentTarget) onFocus(position);
            }}
            {...tools?.cell(column)}
            onKeyDown={(event) => {
              if (event.target !== event.currentTarget) return;
              if (tools?.onKey(event, column)) {
                event.preventDefault();
                event.stopPropagation();
                return;
              }
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              sort(column, event);
            }}
          >
            {position === 0 && select && (
              <span
                role="checkbox"
                aria-label={t('selection.all')}
                title={t('selection.all')}
                aria-checked={select.extent === 'some' ? 'mixed' : select.extent === 'all'}
                tabIndex={-1}
                className={checkStyles.check}
                onClick={select.onToggle}
              />
            )}
            <span
              className={styles.columnLabel}
              {...tools?.label(column)}
              title={column.label}
              onClick={(event) => sort(column, event)}
            >
              <span className={styles.columnText} data-label>
                {column.heading}
              </span>
              {term && (
                <span className={styles.sortMark} aria-hidden>
                  {term.descending ? (
                    <IconArrowDown size={14} stroke={1.5} />
                  ) : (
                    <IconArrowUp size={14} stroke={1.5} />
                  )}
                  {sorted.length > 1 && place + 1}
                </span>
              )}
              {tools?.controls(column, position)}
            </span>
            {below?.(column)}
          </div>
        );
      })}
    </div>
  );
});
