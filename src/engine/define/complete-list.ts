import { completeColumns, type AnyColumn } from './complete-columns';

interface AnyList {
  columns: readonly AnyColumn[];
  order?: readonly string[];
  totals?: readonly string[];
}

/** A list of rows with its columns as objects; in the order of its call and without totals unless named. */
export function completeList<T extends AnyList>(list: T) {
  const { order = [], totals = [] } = list;
  return { ...list, order, totals, columns: completeColumns(list.columns) };
}
