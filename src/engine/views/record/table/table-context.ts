import { createContext, useContext } from 'react';
import type { TableModel } from './use-table-model';

export const TableContext = createContext<TableModel | undefined>(undefined);

/** Returns the table of rows around a component; throws outside of one. */
export function useTable(): TableModel {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable: no table around this component');
  return table;
}
