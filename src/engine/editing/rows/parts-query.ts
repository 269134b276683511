import { queryOptions } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import type { Place } from '../../screens/place';
import { rowParams, type RowParams } from '../../screens/row-params';
import type { RowTable } from '../../screens/row-table';
import { partRow, type Row } from '../model/row';

const PAGE = 500;

/** Path parameters of the rows of a table. Throws for rows that are a property. */
export function partsParams(place: Place, { tab }: RowTable, id: RecordId): RowParams {
  if (!tab.api) throw new Error(`tab ${tab.name}: its rows are a property, and have no calls`);
  return rowParams(tab.api, place, id);
}

export async function readParts(
  { tab, order }: RowTable,
  params: RowParams['list'],
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const asked = { limit: PAGE, offset: rows.length, order: order?.field ?? 'id' };
    const page = await readRows(String(tab.api?.list), { params, ...asked, signal });
    rows.push(...page.rows.map((record) => partRow(record)));
    if (!page.hasMore) return rows;
  }
}

export function partsQuery(place: Place, table: RowTable, id: RecordId, language: string) {
  const params = partsParams(place, table, id).list;
  return queryOptions({
    queryKey: ['rows', table.schema, table.tab.api?.list, params, language, 'table'],
    queryFn: ({ signal }): Promise<readonly Row[]> => readParts(table, params, signal),
    meta: { failure: 'shown' },
  });
}
