import { useTranslation } from 'react-i18next';
import type { Groups } from './groups-query';
import type { GroupTexts } from './use-group-texts';
import styles from './totals.module.css';

interface TotalsProps {
  totals: NonNullable<Groups['totals']>;
  texts: GroupTexts;
  /** There are more groups than are shown. */
  hasMore: boolean;
}

/** «Summe»: the figures over all filtered rows, each currency for itself. */
export function Totals({ totals, texts, hasMore }: TotalsProps) {
  const { t } = useTranslation('list');
  return (
    <section className={styles.totals} aria-label={t('groups.total')}>
      <strong>{t('groups.total')}</strong>
      <span>{t('count', { count: totals.count })}</span>
      {texts.allOf(totals.values).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {hasMore && <span className={styles.more}>{t('groups.more')}</span>}
    </section>
  );
}
