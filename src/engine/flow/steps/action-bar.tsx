import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepIcon } from '../state/step';
import styles from './action-bar.module.css';

/** Bar below, where the thumb is. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      {children}
    </div>
  );
}

/** Link that leads away from here, at the beginning of the bar. */
export function BarLink(of: { Icon: StepIcon; to: string; children: ReactNode }) {
  const { Icon, to, children } = of;
  return (
    <Link className={styles.more} to={to}>
      <Icon size={24} stroke={1.5} aria-hidden />
      {children}
    </Link>
  );
}
