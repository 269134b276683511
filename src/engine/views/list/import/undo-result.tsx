import { useTranslation } from 'react-i18next';
import type { UndoReport } from './use-import';
import styles from './import.module.css';

/** Most kept rows that are listed; the others are counted. */
const mostListed = 100;

/** Result of an undo, and what stays because it was changed or is used. */
export function UndoResult({ result }: { result: UndoReport }) {
  const { t } = useTranslation('import');
  const { undone, kept } = result;
  return (
    <section>
      <p role="status" className={styles.lead}>
        {t('undo.done', { count: undone })}{' '}
        {kept.length > 0 && t('undo.kept', { count: kept.length })}
      </p>
      {kept.length > 0 && (
        <ul className={styles.kept}>
          {kept.slice(0, mostListed).map(({ line, messages }) => (
            <li key={line}>
              <b>{t('undo.line', { line })}</b> {messages.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
