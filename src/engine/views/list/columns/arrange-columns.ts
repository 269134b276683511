import { columnActions, type ColumnActions, type ColumnOptions } from './column-actions';

/** Runs a change of the columns. */
export type ArrangeColumns = (act: (columns: ColumnActions) => void) => void;

export function arrangeColumns(options: ColumnOptions): ArrangeColumns {
  return (act) => act(columnActions(options));
}
