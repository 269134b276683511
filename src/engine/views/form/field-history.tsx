import { createContext, type MouseEvent, useContext } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './field-history-button.module.css';

const HistoryContext = createContext<((field: string) => void) | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

function useFieldHistory(): ((field: string) => void) | undefined {
  return useContext(HistoryContext);
}

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

/** Button for the mouse: keyboard and touch use the record's history, since sixty more tab stops would help nobody. */
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
