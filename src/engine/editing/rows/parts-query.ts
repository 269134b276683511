import { queryOptions } from '@tanstack/react-query';
import type { Place } from '../../screens/place';
import { paramsBelow } from '../../screens/params-below';
import { readParts } from './save-rows';
import type { Row } from './row';
import type { RowTable } from '../../screens/row-table';

/** Path parameters of the rows below a record: the last one of the list's path is the record. */
export function partsParams(
  place: Place,
  { tab }: RowTable,
  id: number,
): Readonly<Record<string, number>> {
  return paramsBelow(String(tab.api?.list), place, id);
}

/** All rows of a table of parts, in the user's language. */
export function partsQuery(place: Place, table: RowTable, id: number, language: string) {
  const params = partsParams(place, table, id);
  return queryOptions({
    queryKey: ['rows', table.schema, table.tab.api?.list, params, language, 'table'],
    queryFn: ({ signal }): Promise<readonly Row[]> => readParts(table, params, signal),
    meta: { failure: 'shown' },
  });
}
