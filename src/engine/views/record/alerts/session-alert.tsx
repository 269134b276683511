import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { useOnline } from '../../../../ui/use-online';
import type { FieldErrors } from '../../../editing/form-handle';
import type { EditSession } from '../../../editing/model/edit-session';
import { InvalidAlert } from './invalid-alert';
import styles from './session-alert.module.css';

interface SessionAlertProps {
  session: EditSession;
  /** Undefined for a name that people do not know. */
  labelOf: (name: string) => string | undefined;
  errors: FieldErrors;
  /** Field or cell, on whichever tab it stands. */
  onField: (name: string) => void;
  isInSight: (name: string) => boolean;
}

export function SessionAlert({ session, ...of }: SessionAlertProps) {
  const { t } = useTranslation('record');
  const online = useOnline();
  if (session.state === 'invalid') return <InvalidAlert {...of} />;
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
