import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../field/field';
import { useFieldLabel } from '../../field/field-label';
import type { FieldErrors } from '../../form/record-form';
import styles from './session-alert.module.css';

interface InvalidAlertProps {
  fields: Fields;
  errors: FieldErrors;
  onField: (name: string) => void;
}

/**
 * The fields that kept a record from being saved, each leading to its place. What has been corrected is
 * ticked and stays: a list that shrank would move the form away from under the pointer.
 */
export function InvalidAlert({ fields, errors, onField }: InvalidAlertProps) {
  const { t } = useTranslation('record');
  const labelOf = useFieldLabel();
  const seen = useRef(new Map<string, readonly string[]>());
  for (const [name, texts] of Object.entries(errors)) {
    if (texts.length > 0) seen.current.set(name, texts);
  }
  const listed = [...seen.current];
  const isOpen = (name: string) => (errors[name]?.length ?? 0) > 0;
  const open = listed.filter(([name]) => isOpen(name)).length;
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
        {listed.map(([name, texts]) => {
          const field = fields[name];
          return (
            <li key={name} className={isOpen(name) ? undefined : styles.done}>
              {field ? (
                <button type="button" className={styles.field} onClick={() => onField(name)}>
                  {labelOf(field)}
                </button>
              ) : (
                <strong>{name}</strong>
              )}
              : {texts.join(' ')}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
