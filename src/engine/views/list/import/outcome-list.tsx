import { useTranslation } from 'react-i18next';
import type { OutcomeCounts } from './outcome-counts';
import styles from './import.module.css';

const outcomes = ['created', 'updated', 'skipped', 'refused'] as const;

interface OutcomeListProps {
  counts: OutcomeCounts;
  /** Kind of the result; of a trial it is what would become of the rows. */
  kind: 'trial' | 'done';
  /** Parts that rows have brought along. */
  brought?: { count: number; label: string } | undefined;
}

/** Numbers of rows that were created, changed, skipped and refused. */
export function OutcomeList({ counts, kind, brought }: OutcomeListProps) {
  const { t } = useTranslation('import');
  return (
    <dl className={styles.outcomes}>
      {outcomes.map((outcome) => (
        <div key={outcome} data-none={counts[outcome] === 0 || undefined}>
          <dt>{t(`outcome.${kind}.${outcome}`)}</dt>
          <dd>{t('count', { count: counts[outcome] })}</dd>
        </div>
      ))}
      {brought && brought.count > 0 && (
        <div>
          <dt>{t(`outcome.${kind}.brought`, { parts: brought.label })}</dt>
          <dd>{t('count', { count: brought.count })}</dd>
        </div>
      )}
    </dl>
  );
}
