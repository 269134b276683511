import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepIcon } from '../state/step';
import styles from './action-bar.module.css';

/** The bar below, where the thumb is. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      {children}
    </div>
  );
}

/** A way out of here, at the begin of the bar. */
export function BarLink(of: { Icon: StepIcon; to: string; children: ReactNode }) {
  const { Icon, to, children } = of;
  return (
    <Link className={styles.more} to={to}>
      <Icon size={24} stroke={1.5} aria-hidden />
      {children}
    </Link>
  );
}
