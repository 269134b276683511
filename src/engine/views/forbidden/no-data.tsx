import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './forbidden.module.css';

/** Text in place of data the user may not see, where their tab stays. `of`: their name. */
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
