import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '../../../api/dialect';
import { pinStyle, type GridColumn } from './grid-column';
import styles from './grid.module.css';

interface GridRowProps {
  row: AnyRecord | undefined;
  index: number;
  /** Distance from the first row in px. */
  offset: number;
  columns: readonly GridColumn[];
  href: string | undefined;
  /** Column in the tab order, −1 when none of this row is. */
  activeColumn: number;
  loadingText: string;
}

/** One row of the desk layout. The first cell holds the real link to the record. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, offset, columns, href, activeColumn, loadingText } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {columns.map((column, position) => {
        const text = row ? column.format(row[column.field.name]) : '';
        const linked = row && position === 0 && href;
        return (
          <div
            key={column.field.name}
            role="gridcell"
            aria-colindex={position + 1}
            aria-label={row ? undefined : loadingText}
            data-row={index}
            data-column={position}
            data-align={column.align}
            data-pinned={column.pin === undefined ? undefined : true}
            style={pinStyle(column)}
            tabIndex={position === activeColumn ? 0 : -1}
            className={styles.cell}
          >
            {row ? (
              linked ? (
                <Link to={href} tabIndex={-1} className={styles.link}>
                  {text || '–'}
                </Link>
              ) : (
                <column.Cell text={text} value={row[column.field.name]} column={column} />
              )
            ) : (
              <span className={styles.placeholder} />
            )}
          </div>
        );
      })}
    </div>
  );
});
