import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../editing/form-handle';
import styles from './session-alert.module.css';

interface InvalidAlertProps {
  labelOf: (name: string) => string | undefined;
  errors: FieldErrors;
  onField: (name: string) => void;
}

/** Rows pasted into a table may be wrong by the hundred; each is marked where it stands. */
const MOST = 6;

/** What has been corrected is ticked and stays: a shrinking list would move the form away from under the pointer. */
export function InvalidAlert({ labelOf, errors, onField }: InvalidAlertProps) {
  const { t } = useTranslation('record');
  const seen = useRef(new Map<string, { label: string | undefined; texts: readonly string[] }>());
  for (const [name, texts] of Object.entries(errors)) {
    if (texts.length > 0) seen.current.set(name, { label: labelOf(name), texts });
  }
  const listed = [...seen.current];
  const isOpen = (name: string) => (errors[name]?.length ?? 0) > 0;
  const open = listed.filter(([name]) => isOpen(name)).length;
  const further = listed.slice(MOST).filter(([name]) => isOpen(name)).length;
  if (listed.length === 0) return null;
  return (
    <Alert
      role="alert"
      color={open > 0 ? 'red' : 'green'}
      icon={open > 0 ? <IconAlertTriangle /> : <IconCheck />}
      title={open > 0 ? t('invalid', { count: open }) : t('corrected')}
      className={styles.alert}
    >
      <ul className={styles.list}>
        {listed.slice(0, MOST).map(([name, { label, texts }]) => (
          <li key={name} className={isOpen(name) ? undefined : styles.done}>
            {label === undefined ? (
              <strong>{name}</strong>
            ) : (
              <button type="button" className={styles.field} onClick={() => onField(name)}>
                {label}
              </button>
            )}
            : {texts.join(' ')}
          </li>
        ))}
        {further > 0 && <li>{t('further', { count: further })}</li>}
      </ul>
    </Alert>
  );
}
