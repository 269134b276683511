import { useTranslation } from 'react-i18next';
import styles from './logo.module.css';

/** Logo of the application beside its name; one that is much wider than high stands alone (`kontor.yaml`, `theme`). */
export function Logo() {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.logo}>
      <span className={styles.mark} />
      <span className={styles.name}>{t('product')}</span>
    </span>
  );
}
