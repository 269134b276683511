import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { useOnline } from '../../../../ui/use-online';
import { useRecord } from '../record-context';
import { InvalidAlert } from './invalid-alert';
import styles from './session-alert.module.css';

/** Alert with the reason why a save was refused. */
export function SessionAlert() {
  const { session } = useRecord().still;
  const { t } = useTranslation('record');
  const online = useOnline();
  if (session.state === 'invalid') return <InvalidAlert />;
  if (session.state !== 'failed') return null;
  return (
    <Alert
      role="alert"
      tone="red"
      icon={<IconAlertTriangle />}
      title={t('failed')}
      className={styles.alert}
    >
      <p className={styles.text}>
        {session.isOffline ? t(online ? 'onlineAgain' : 'offlineUnsaved') : session.message}
      </p>
      <p className={styles.text}>{t('kept')}</p>
    </Alert>
  );
}
