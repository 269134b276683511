import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFieldHistory } from './history-context';
import styles from './field-history-button.module.css';

/**
 * Opens a field's history from its cell, for the mouse: it shows where the pointer is. With the keyboard
 * and by touch the record's history is asked for one field; sixty further tab stops would help nobody.
 */
export function FieldHistoryButton({ field }: { field: string }) {
  const { t } = useTranslation('record');
  const open = useFieldHistory();
  if (!open) return null;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      className={styles.button}
      title={t('history.title')}
      onClick={() => open(field)}
    >
      <IconHistory size={14} stroke={1.5} />
    </button>
  );
}
