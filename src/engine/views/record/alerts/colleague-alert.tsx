import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import styles from './session-alert.module.css';

/** Alert that a colleague has the record open. One may go on all the same: the stale-write guard decides. */
export function ColleagueAlert({ name, since }: { name: string; since: string }) {
  const { t } = useTranslation('record');
  return (
    <Alert role="status" tone="yellow" icon={<IconUsers />} className={styles.alert}>
      {t('lock.colleague', { name, time: formatDateTime(since) })}
    </Alert>
  );
}
