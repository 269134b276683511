import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import styles from './bulk.module.css';

interface RowReasonsProps {
  heading: string;
  rows: readonly { record: AnyRecord; reason: string }[];
  titleOf: (record: AnyRecord) => string;
}

/** Number of rows shown at first, and added with each press. */
const step = 100;

export function RowReasons({ heading, rows, titleOf }: RowReasonsProps) {
  const { t } = useTranslation('list');
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map(({ record, reason }) => (
          <li key={String(record.id)}>
            <b>{titleOf(record) || String(record.id)}</b> <span>{reason}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + step)}>
          {t('bulk:more', { count: rows.length - shown })}
        </button>
      )}
    </section>
  );
}
