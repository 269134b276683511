import { useTranslation } from 'react-i18next';
import type { TableColumn } from './use-table-columns';
import styles from './grid-head.module.css';

interface TotalsLineProps {
  columns: readonly TableColumn[];
  totals: ReadonlyMap<string, string>;
  /** Of the row in the grid, from 1. */
  index: number;
}

export function TotalsLine({ columns, totals, index }: TotalsLineProps) {
  const { t } = useTranslation('table');
  return (
    <div role="rowgroup" className={styles.foot} data-keep-clear>
      <div role="row" aria-rowindex={index} className={styles.footRow}>
        <div role="rowheader" aria-colindex={1} className={styles.footLabel}>
          {t('total')}
        </div>
        {columns.map(({ field, align }, place) => (
          <div
            key={field.name}
            role="gridcell"
            aria-colindex={place + 2}
            data-align={align}
            className={styles.footCell}
          >
            {totals.get(field.name)}
          </div>
        ))}
        <div role="gridcell" aria-colindex={columns.length + 2} />
      </div>
    </div>
  );
}
