import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './forbidden.module.css';

/** In place of what the user may not see, where its tab stays. `of`: what that is called. */
export function NoData({ of }: { of: string }) {
  const { t } = useTranslation('record');
  return (
    <div className={styles.forbidden} role="status">
      <IconLock size={32} stroke={1.5} aria-hidden />
      <p className={styles.title}>{t('noData')}</p>
      <p>{t('noDataHint', { of })}</p>
    </div>
  );
}
