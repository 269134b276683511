import { createContext, type MouseEvent, useContext } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './field-history-button.module.css';

/** Opens the history of one field of the record around it; undefined where there is none. */
const HistoryContext = createContext<((field: string) => void) | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

/** How a field opens its history. */
function useFieldHistory(): ((field: string) => void) | undefined {
  return useContext(HistoryContext);
}

/** The context menu of a field's label: its history. */
export function useHistoryMenu(field: string): ((event: MouseEvent) => void) | undefined {
  const open = useFieldHistory();
  return (
    open &&
    ((event) => {
      event.preventDefault();
      open(field);
    })
  );
}

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
