import { useTranslation } from 'react-i18next';
import { useTable } from './table-context';
import styles from './grid-head.module.css';

export function GridHead() {
  const { columns, editing } = useTable();
  const { t } = useTranslation('table');
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={styles.numberHead}>
          {t('number')}
        </div>
        {columns.map(({ field, label, align }, place) => (
          <div
            key={field.name}
            role="columnheader"
            aria-colindex={place + 2}
            data-align={align}
            data-required={(editing && field.required) || undefined}
            title={label}
            className={styles.columnHead}
          >
            {label}
          </div>
        ))}
        <div role="columnheader" aria-colindex={columns.length + 2}>
          <span className="visually-hidden">{t('actions')}</span>
        </div>
      </div>
    </div>
  );
}
