import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  done: number;
  of: number;
}

export function Progress({ label, done, of }: ProgressProps) {
  const { t } = useTranslation('list');
  // Allows for more than were counted.
  const most = Math.max(of, done, 1);
  return (
    <div className={styles.progress}>
      <p>{label}</p>
      <progress aria-label={label} max={most} value={done} className={styles.bar} />
      <p className={styles.figures}>{t('bulk:progress', { done, of: most })}</p>
    </div>
  );
}
