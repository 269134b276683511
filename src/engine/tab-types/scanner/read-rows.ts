import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import type { RowsAnswer } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import type { AnyRecord } from '../../define/definition';
import type { CodeRows } from './definition';

/** Most rows that are read: a place that holds more has a list of its own. */
const MOST_ROWS = 200;

/**
 * Reads the rows of a record; what names the record goes into the path where that has a place for it, else into the
 * filter.
 */
export function readHitRows(
  { list, by, filter, order }: CodeRows,
  record: AnyRecord,
  signal?: AbortSignal,
): Promise<RowsAnswer> {
  const named = Object.entries(by).map(([name, field]) => [name, String(record[field])] as const);
  const inPath = (name: string) => list.includes(`{${name}}`);
  const conditions = named
    .filter(([name]) => !inPath(name))
    .map(([field, value]) => ({ field, operator: '=', values: [value] }) as const);
  const params = Object.fromEntries(named.filter(([name]) => inPath(name)));
  return readRows(list, {
    params,
    filter: [textOfFilter(conditions), filter].filter(Boolean).join(','),
    order: order.join(','),
    limit: MOST_ROWS,
    signal,
  });
}
