import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../field/field-label';
import type { Fields } from '../../field/field';
import type { EditSession } from './edit-session';
import styles from './session-alert.module.css';

interface SessionAlertProps {
  session: EditSession;
  fields: Fields;
  /** What stands at the fields. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** What keeps a record from being saved: the call that failed, or the fields to look at. */
export function SessionAlert({ session, fields, errors }: SessionAlertProps) {
  const { t } = useTranslation('record');
  const labelOf = useFieldLabel();
  if (session.state === 'failed') {
    return (
      <Alert
        role="alert"
        color="red"
        icon={<IconAlertTriangle />}
        title={t('failed')}
        className={styles.alert}
      >
        <p className={styles.text}>{session.message}</p>
        <p className={styles.text}>{t('kept')}</p>
      </Alert>
    );
  }
  if (session.state !== 'invalid') return null;
  const wrong = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (wrong.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle />}
      title={t('invalid', { count: wrong.length })}
      className={styles.alert}
    >
      <ul className={styles.list}>
        {wrong.map(([name, texts]) => {
          const field = fields[name];
          return (
            <li key={name}>
              <strong>{field ? labelOf(field) : name}</strong>: {texts.join(' ')}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
