import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Condition,
  parseFilter,
  textOfFilter,
} from '../../../../schemas/rules/filter-grammar';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { readRows as readAllRows } from './read-rows';
import type { ListSource } from './list-source';
import { rowsKey } from './row-page';
import { type OrderTerm, orderText } from './list-state';
import type { Registry } from '../../application/registry';
import { paramsBelow, type Place } from '../../screens/place';

/** Values of the call's own query parameters. */
export type AskedFor = Readonly<Record<string, string | number | boolean>>;

/** List and sums share one request, so it is never aborted: whoever leaves would take it from those still waiting. */
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
      (await readRows(of.list, { params: of.params, query })).rows,
    staleTime: 30_000,
  });
}

interface SourceOptions {
  asked: AskedFor;
  order: readonly OrderTerm[];
  schema: string;
  language: string;
  client: QueryClient;
  /** What the list cannot do at all. */
  lacks?: Place['lacks'];
}

/** Page by page; a call that is answered as a whole is asked once and ordered here. */
export function rowsSource(
  of: RowsCall,
  { asked, order, schema, language, client, lacks }: SourceOptions,
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
  const filter = textOfFilter(of.fixed);
  const terms = orderText(order);
  return {
    key: [of.list, of.params, unordered, filter, terms],
    countKey: [of.list, of.params, unordered, filter],
    isGrowing: lacks?.includes('count'),
    read: (request) =>
      readRows(of.list, {
        params: of.params,
        query: unordered,
        filter,
        order: terms,
        ...request,
      }),
  };
}

/** Not again for each page that is read. */
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

/** In the order of the source, for export. */
export async function* readRowsOf(
  of: RowsCall,
  source: ListSource,
  total: number,
  signal: AbortSignal,
): AsyncGenerator<readonly AnyRecord[]> {
  if (of.isWhole) {
    // Rows may have no id to be told apart by.
    yield (await source.read({ offset: 0, limit: Infinity, count: false, signal })).rows;
    return;
  }
  yield* readAllRows(source, { total, signal });
}

/** As the server would: what is empty comes last. */
export function compareRows(
  order: readonly OrderTerm[],
  language: string,
): (one: AnyRecord, other: AnyRecord) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (one: unknown, other: unknown): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(String(one), String(other));
  };
  return (one, other) => {
    for (const { field, descending } of order) {
      const [a, b] = [one[field] ?? null, other[field] ?? null];
      if (a === b) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const difference = compare(a, b);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  };
}

export interface RowsCall {
  list: string;
  params: Readonly<Record<string, RecordId>>;
  /** Query parameters that the record decides. */
  query: Readonly<Record<string, string | number>>;
  /** Conditions of the definition, and of the record where neither path nor query can say it. */
  fixed: readonly Condition[];
  /** Answers all rows at once, in an order of its own. */
  isWhole: boolean;
}

interface RowsOf {
  list: string;
  by?: string;
  /** Which of them, in the grammar of filters. */
  filter?: string;
}

/** A record's id stands last in the path, or in what `by` names. Without a record all rows are asked for. */
export function rowsCall(
  { list, by, filter = '' }: RowsOf,
  { params }: Pick<Place, 'params'>,
  id: RecordId | undefined,
  registry: Pick<Registry, 'whole'>,
  queryFields: ReadonlySet<string>,
): RowsCall {
  const inQuery = by !== undefined && queryFields.has(by);
  const isOpen = id === undefined;
  return {
    list,
    params: isOpen ? params : paramsBelow(list, { params }, id),
    query: inQuery && !isOpen ? { [by]: id } : {},
    fixed: [
      ...(by === undefined || inQuery || isOpen
        ? []
        : [{ field: by, operator: '=' as const, values: [String(id)] }]),
      ...parseFilter(filter).conditions,
    ],
    isWhole: registry.whole.includes(list),
  };
}
