import { useTranslation } from 'react-i18next';
import { useTable } from './table-context';
import styles from './grid-head.module.css';

/** Line of totals below the rows. */
export function TotalsLine() {
  const { columns, totals, rows } = useTable();
  const { t } = useTranslation('table');
  return (
    <div role="rowgroup" className={styles.foot} data-keep-clear>
      <div role="row" aria-rowindex={rows.length + 2} className={styles.footRow}>
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
