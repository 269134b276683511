import { columnActions, type ColumnActions, type ColumnOptions } from './column-actions';

/** Does something to the columns. */
export type ArrangeColumns = (act: (columns: ColumnActions) => void) => void;

export function arrangeColumns(options: ColumnOptions): ArrangeColumns {
  return (act) => act(columnActions(options));
}
