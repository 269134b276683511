import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '../../../api/dialect';
import type { GridColumn } from './grid-column';
import styles from './grid.module.css';

interface CardRowProps {
  row: AnyRecord | undefined;
  index: number;
  offset: number;
  title: string;
  /** Columns that the title does not show already. */
  columns: readonly GridColumn[];
  href: string | undefined;
  active: boolean;
  loadingText: string;
}

/** One row of the phone layout: a row of the same grid with one cell. */
export const CardRow = memo(function CardRow(props: CardRowProps) {
  const { row, index, offset, title, columns, href, active, loadingText } = props;
  const texts = row
    ? columns.map((column) => column.format(row[column.field.name])).filter(Boolean)
    : [];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      className={styles.card}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div
        role="gridcell"
        aria-label={row ? undefined : loadingText}
        data-row={index}
        data-column={0}
        tabIndex={active ? 0 : -1}
        className={styles.cardCell}
      >
        {row && href ? (
          <Link to={href} tabIndex={-1} className={styles.cardLink}>
            {title || '–'}
          </Link>
        ) : (
          <span className={styles.placeholder} />
        )}
        <span className={styles.cardText}>{texts.join(' · ')}</span>
      </div>
    </div>
  );
});
