import type { Place } from './place';
import type { RowTable } from './row-table';

/** Returns the table of a record whose rows have this field: rows that are records of their own come first. */
export function tableOfRow({ tables }: Pick<Place, 'tables'>, field: string): RowTable | undefined {
  const having = tables.filter(({ fields }) => field in fields);
  return having.find(({ isProperty }) => !isProperty) ?? having[0];
}
