import { queryOptions } from '@tanstack/react-query';
import type { Place } from '../../route/match';
import { readParts } from './save-rows';
import type { Row } from './state/row';
import type { RowTable } from './state/row-table';

/** Path parameters of the rows below a record: the last one of the list's path is the record. */
export function partsParams(
  { params }: Place,
  { tab }: RowTable,
  id: number,
): Readonly<Record<string, number>> {
  const last = [...String(tab.api?.list).matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  if (last === undefined) throw new Error(`table ${tab.name}: its list path has no parameter`);
  return { ...params, [last]: id };
}

/** All rows of a table of parts, in the user's language. */
export function partsQuery(place: Place, table: RowTable, id: number, language: string) {
  const params = partsParams(place, table, id);
  return queryOptions({
    queryKey: ['rows', table.schema, table.tab.api?.list, params, language, 'table'],
    queryFn: ({ signal }): Promise<readonly Row[]> => readParts(table, params, signal),
    meta: { handlesError: true },
  });
}
