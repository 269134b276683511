import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page';
import styles from './forbidden.module.css';

export function Forbidden({ title }: { title: string }) {
  const { t } = useTranslation('list');
  return (
    <Page title={title}>
      <div className={styles.forbidden} role="status">
        <IconLock size={32} stroke={1.5} aria-hidden />
        <p className={styles.title}>{t('forbidden')}</p>
        <p>{t('forbiddenHint')}</p>
      </div>
    </Page>
  );
}
