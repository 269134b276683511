import { useTranslation } from 'react-i18next';
import styles from './logo.module.css';

export function Logo() {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <rect width="24" height="24" rx="5" fill="var(--k-primary)" />
        <path
          d="M7.5 5.5v13M16.5 5.5 9 12l7.5 6.5"
          fill="none"
          stroke="var(--k-on-primary)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{t('product')}</span>
    </span>
  );
}
