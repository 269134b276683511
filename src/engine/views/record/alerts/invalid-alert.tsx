import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { useRecord } from '../record-context';
import styles from './session-alert.module.css';
import { useOutOfSight } from './use-out-of-sight';

/**
 * Highest number of errors listed: rows pasted into a table may be wrong by the hundred; each is marked where it
 * stands.
 */
const MOST = 6;

/**
 * Alert that lists the errors out of sight; those in sight are shown there, and are here only to be heard. Corrected
 * ones are ticked and stay: a shrinking list would move the form away from under the pointer.
 */
export function InvalidAlert() {
  const { labelOf, goTo, form, still } = useRecord();
  const { errors } = still;
  const { t } = useTranslation('record');
  const isOpen = (name: string) => (errors[name]?.length ?? 0) > 0;
  const open = Object.keys(errors).filter(isOpen);
  const listed = useOutOfSight(open, (name) => form.current?.isInSight(name) ?? false);
  const textsOf = (name: string) => errors[name]?.join(' ') ?? '';
  if (listed.length === 0) {
    if (open.length === 0) return null;
    return (
      <p role="alert" className="visually-hidden">
        {t('invalid', { count: open.length })}
        {open.slice(0, MOST).map((name) => ` ${labelOf(name) ?? name}: ${textsOf(name)}`)}
      </p>
    );
  }
  const further = listed.slice(MOST).filter(isOpen).length;
  return (
    <Alert
      role="alert"
      tone={open.length > 0 ? 'red' : 'green'}
      icon={open.length > 0 ? <IconAlertTriangle /> : <IconCheck />}
      title={open.length > 0 ? t('invalid', { count: open.length }) : t('corrected')}
      className={styles.alert}
    >
      <ul className={styles.list}>
        {listed.slice(0, MOST).map((name) => {
          const label = labelOf(name);
          return (
            <li key={name} className={isOpen(name) ? undefined : styles.done}>
              {label === undefined ? (
                <strong>{name}</strong>
              ) : (
                <button type="button" className={styles.field} onClick={() => goTo(name)}>
                  {label}
                </button>
              )}
              {isOpen(name) && `: ${textsOf(name)}`}
            </li>
          );
        })}
        {further > 0 && <li>{t('further', { count: further })}</li>}
      </ul>
    </Alert>
  );
}
