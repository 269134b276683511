import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadRecord } from '../record-context';
import { ChainRow } from './chain-row';
import { useChainPart, type ChainPart } from './use-chain';
import styles from './chain.module.css';

/**
 * Section with what a record was made of and what was made of it. It comes late, so it stands where nothing is below
 * it.
 */
export function Chain() {
  const { place, id } = useReadRecord();
  const { t } = useTranslation('record');
  const titleId = useId();
  const before = useChainPart(place, id, 'before');
  const after = useChainPart(place, id, 'after');
  const parts = (
    [
      ['before', before],
      ['after', after],
    ] as const
  ).filter(
    (part): part is readonly ['before' | 'after', ChainPart] => (part[1]?.rows.length ?? 0) > 0,
  );
  if (parts.length === 0) return null;
  return (
    <section className={styles.chain} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('chain.title')}
      </h2>
      {parts.map(([side, { rows, fields }]) => (
        <div key={side} className={styles.side}>
          <h3 className={styles.heading}>{t(`chain.${side}`)}</h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <ChainRow key={String(row.id)} place={place} fields={fields} row={row} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
