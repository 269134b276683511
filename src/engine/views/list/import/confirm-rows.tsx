import { useTranslation } from 'react-i18next';
import type { Confirmations } from './confirmations';
import styles from './import.module.css';

/** Most rows that are listed; the others are counted. */
const mostListed = 20;

interface ConfirmRowsProps {
  confirmations: Confirmations;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}

/**
 * List of rows that the server stores only after confirmation, each with the reason, and one box that confirms them
 * all.
 */
export function ConfirmRows({ confirmations, isConfirmed, onChange }: ConfirmRowsProps) {
  const { t } = useTranslation('import');
  const more = confirmations.size - mostListed;
  return (
    <section className={styles.confirm}>
      <p className={styles.lead}>{t('confirm.asked', { count: confirmations.size })}</p>
      <ul className={styles.kept}>
        {[...confirmations].slice(0, mostListed).map(([line, { messages }]) => (
          <li key={line}>
            <b>{t('undo.line', { line })}</b> {messages.join(' ')}
          </li>
        ))}
        {more > 0 && <li>{t('confirm.more', { count: more })}</li>}
      </ul>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('confirm.box', { count: confirmations.size })}
      </label>
    </section>
  );
}
