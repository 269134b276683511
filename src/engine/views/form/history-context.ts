import { createContext, useContext, type MouseEvent } from 'react';

/** Opens the history of one field of the record around it; undefined where there is none. */
const HistoryContext = createContext<((field: string) => void) | undefined>(undefined);

export const HistoryProvider = HistoryContext.Provider;

/** How a field opens its history. */
export function useFieldHistory(): ((field: string) => void) | undefined {
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
