import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './go-to-row.module.css';

interface GoToRowProps {
  /** Number of rows; `isCapped`: at least that many. */
  total: number;
  isCapped: boolean;
  /** Called with the index from 0; it may be too high where not all rows are counted. */
  onGo: (index: number) => void;
}

export function GoToRow({ total, isCapped, onGo }: GoToRowProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const row = Number(typed);
        if (row < 1) return;
        onGo((isCapped ? row : Math.min(row, total)) - 1);
        setTyped('');
      }}
    >
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('goToRow')}
        placeholder={t('goToRow')}
        value={typed}
        title={isCapped ? t('goToRowHintMore') : t('goToRowHint', { total })}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 12))}
      />
    </form>
  );
}
