import { createContext, useContext, type RefObject } from 'react';
import type { Row } from '../../../editing/model/row';
import type { RowTable } from '../../../screens/row-table';
import type { CellEditorHandle } from './cell-editor';
import type { TableColumn } from './use-table-columns';
import type { TableRights } from './use-table-rights';

/** Parts that all rows of a grid share, the same from keystroke to keystroke: else each row would be drawn anew. */
export interface GridParts {
  table: RowTable;
  columns: readonly TableColumn[];
  editing: boolean;
  rights: TableRights;
  isNew: (row: Row) => boolean;
  change: (key: string, field: string, value: unknown) => void;
  openMenu: (key: string, button: Element) => void;
  /** Handle of the open cell's editor. */
  editor: RefObject<CellEditorHandle | null>;
}

export const GridContext = createContext<GridParts | undefined>(undefined);

/** Returns the grid around a row or a cell; throws outside of one. */
export function useGrid(): GridParts {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('useGrid: no grid around this component');
  return grid;
}
