import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../../api/dialect';
import {
  parseFilter,
  textOfFilter,
  type Condition,
} from '../../../../../schemas/rules/filter-grammar';
import { readRows } from '../../../../api/rows';
import type { Engine } from '../../../application/context';
import { withVariables } from '../../../data/filters/with-variables';
import { rowsKey } from '../../../data/lists/row-page';
import { compareRows, wholeRowsQuery } from '../../../data/lists/rows-source';
import type { AnyRecord } from '../../../define/definition';
import { meetsTerms } from '../../../screens/meets-terms';
import { paramsBelow, type Place } from '../../../screens/place';
import type { TabWarning } from '../../../screens/tab-type';

interface Surroundings extends Pick<Engine, 'me' | 'registry'> {
  client: QueryClient;
  language: string;
}

export interface WarnedRows {
  count: number;
  /** Row with the least of what the terms are about, e.g. the longest overdue. */
  first: AnyRecord | undefined;
}

/**
 * Query for the rows of a tab that are a reason to look twice: counted here where a call answers them all, else by the
 * server.
 */
export function warnedRowsQuery(warning: TabWarning, place: Place, id: RecordId, of: Surroundings) {
  const { list, schema, terms } = warning;
  return queryOptions({
    // Asked anew together with every list of its schema.
    queryKey: [...rowsKey(schema), 'warned', list, place.params, id, terms, of.language],
    queryFn: () =>
      of.registry.whole.includes(list)
        ? amongAllRows(warning, place, id, of)
        : byServer(warning, place, id, of),
    staleTime: 30_000,
    meta: { failure: 'silent' as const },
  });
}

async function amongAllRows(
  { list, by, schema, terms }: TabWarning,
  place: Place,
  id: RecordId,
  { client, me, language }: Surroundings,
): Promise<WarnedRows> {
  const query = by === undefined ? {} : { [by]: id };
  const rows = await client.fetchQuery(
    wholeRowsQuery({ list, params: paramsBelow(list, place, id), query }, {}, schema, language),
  );
  const warned = rows.filter((row) => meetsTerms(row, terms, me));
  const order = fieldsOf(terms).map((field) => ({ field, descending: false }));
  return { count: warned.length, first: warned.toSorted(compareRows(order, language))[0] };
}

async function byServer(
  { list, by, terms }: TabWarning,
  place: Place,
  id: RecordId,
  { me }: Surroundings,
): Promise<WarnedRows> {
  const own: Condition[] =
    by === undefined ? [] : [{ field: by, operator: '=', values: [String(id)] }];
  const context = { user: me, now: new Date() };
  const said = withVariables(conditionsOf(terms), context);
  const { rows, total = rows.length } = await readRows(list, {
    params: paramsBelow(list, place, id),
    filter: textOfFilter([...own, ...said]),
    order: fieldsOf(terms).join(','),
    limit: 1,
    count: 'capped',
  });
  return { count: total, first: rows[0] };
}

const conditionsOf = (terms: TabWarning['terms']) =>
  terms.flatMap((term) => parseFilter(term).conditions);

const fieldsOf = (terms: TabWarning['terms']) => [
  ...new Set(conditionsOf(terms).map(({ field }) => field)),
];
