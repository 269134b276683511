import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/call';
import { rowsOf, type AnyRecord } from '../../../../api/dialect';
import { filterText } from '../../../../../schemas/rules/filter-grammar';
import type { ListSource } from '../../../data/lists/list-source';
import { rowsKey } from '../../../data/lists/row-page';
import { orderText, type OrderTerm } from '../../../data/lists/list-state';
import { compareRows } from './compare-rows';
import type { RowsCall } from './rows-call';

/** What the user asks for besides: values of the call's own query parameters. */
export type AskedFor = Readonly<Record<string, string | number | boolean>>;

/**
 * All rows of a call that is answered as a whole. The list and its sums share one request, so it is never called off:
 * whoever left it last would take it from those who still wait for it.
 */
export function wholeRowsQuery(
  of: Pick<RowsCall, 'list' | 'params' | 'query'>,
  asked: AskedFor,
  schema: string,
  language: string,
) {
  const query = { ...asked, ...of.query };
  return queryOptions({
    // Asked anew together with every list of its schema.
    queryKey: [...rowsKey(schema), 'whole', of.list, of.params, query, language],
    queryFn: async (): Promise<readonly AnyRecord[]> =>
      rowsOf((await call(`GET ${of.list}`, { params: of.params, query })).data).rows,
    staleTime: 30_000,
  });
}

interface SourceOptions {
  asked: AskedFor;
  order: readonly OrderTerm[];
  schema: string;
  language: string;
  client: QueryClient;
}

/** The rows of a call, page by page; one that is answered as a whole is asked once and ordered here. */
export function rowsSource(
  of: RowsCall,
  { asked, order, schema, language, client }: SourceOptions,
): ListSource {
  const unordered = { ...asked, ...of.query };
  if (of.isWhole) {
    const whole = wholeRowsQuery(of, asked, schema, language);
    const key = [of.list, of.params, unordered];
    const ordered = orderedOnce(compareRows(order, language));
    return {
      key: [...key, orderText(order)],
      countKey: key,
      read: async ({ offset, limit, count }) => {
        const rows = ordered(await client.fetchQuery(whole));
        return {
          rows: rows.slice(offset, offset + limit),
          total: count ? rows.length : undefined,
        };
      },
    };
  }
  const query = {
    ...unordered,
    filter: filterText(of.fixed),
    orderBy: orderText(order),
  };
  return {
    key: [of.list, of.params, query],
    countKey: [of.list, of.params, unordered, query.filter],
    read: async ({ offset, limit, count, signal }) => {
      const answer = await call(`GET ${of.list}`, {
        params: of.params,
        query: { ...query, limit, offset, returnTotal: count },
        signal,
      });
      const { rows, total, isCapped } = rowsOf(answer.data);
      return { rows, total, isCapped };
    },
  };
}

/** Orders rows when they have come, not again for each page of them that is read. */
function orderedOnce(compare: ReturnType<typeof compareRows>) {
  let of: readonly AnyRecord[] | undefined;
  let ordered: readonly AnyRecord[] = [];
  return (rows: readonly AnyRecord[]): readonly AnyRecord[] => {
    if (rows !== of) {
      of = rows;
      ordered = rows.toSorted(compare);
    }
    return ordered;
  };
}

/** All rows of such a source, in its order, for export. */
export async function* readRowsOf(
  of: RowsCall,
  source: ListSource,
  total: number,
  signal: AbortSignal,
): AsyncGenerator<readonly AnyRecord[]> {
  if (of.isWhole) {
    // They may have no id to be told apart by.
    yield (await source.read({ offset: 0, limit: Infinity, count: false, signal })).rows;
    return;
  }
  const { readRows } = await import('../../../data/lists/read-rows');
  yield* readRows(source, { total, signal });
}
