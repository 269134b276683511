import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Condition,
  parseFilter,
  textOfFilter,
} from '../../../../schemas/rules/filter-grammar';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { noteReadAt, readAtOf } from '../../../api/read-at';
import { readRows } from '../../../api/rows';
import type { RowAfter } from '../../define/row-after';
import { readRows as readAllRows } from './read-rows';
import type { ListSource } from './list-source';
import { rowsKey } from './row-page';
import { type OrderTerm, orderText } from './list-state';
import { rowsAfter } from './rows-after';
import { pathParams, withWaiting } from './with-waiting';
import type { Registry } from '../../application/registry';
import { paramsBelow, type Place } from '../../screens/place';

/** Values of the call's own query parameters. */
export type AskedFor = Readonly<Record<string, string | number | boolean>>;

/**
 * Query for all rows of a call. List and sums share one request, so it is never aborted: one reader leaving would take
 * it from those still waiting.
 */
export function wholeRowsQuery(
  of: Pick<RowsCall, 'list' | 'params' | 'query'>,
  asked: AskedFor,
  schema: string,
  language: string,
) {
  const query = { ...asked, ...of.query };
  return queryOptions({
    // Read again together with every list of its schema.
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
  /** Abilities that the list lacks. */
  lacks?: Place['lacks'];
}

/** Source of rows, page by page; a call that is answered as a whole is read once and ordered here. */
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
  const { after } = of;
  const read = withWaiting(
    { schema },
    {
      conditions: [...of.fixed, ...equalities(unordered)],
      ...{ order, params: pathParams(of) },
    },
    (request) =>
      readRows(of.list, {
        params: of.params,
        query: unordered,
        filter,
        order: terms,
        ...request,
      }),
  );
  return {
    key: [of.list, of.params, unordered, filter, terms],
    countKey: [of.list, of.params, unordered, filter],
    isGrowing: lacks?.includes('count'),
    read: !after
      ? read
      : async (request) => {
          const begun = Date.now();
          const page = await read(request);
          const at = readAtOf(page);
          const now = { ...page, rows: rowsAfter(page.rows, after, at ?? begun) };
          noteReadAt(now, at);
          return now;
        },
  };
}

/** Writes parameters of a call as conditions: rows that have no such values are not known to be meant. */
const equalities = (query: AskedFor): Condition[] =>
  Object.entries(query).map(([field, value]) => ({
    field,
    operator: '=',
    values: [String(value)],
  }));

/** Orders rows once, not again for each page that is read. */
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

/** Reads rows in the order of the source, for export. */
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

/** Compares rows as the server would: empty values come last. */
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
  /** Query parameters that the record determines. */
  query: Readonly<Record<string, string | number>>;
  /** Conditions of the definition, and of the record where neither path nor query can express them. */
  fixed: readonly Condition[];
  /** True if it answers all rows at once, in an order of its own. */
  isWhole: boolean;
  after?: RowAfter | undefined;
}

interface RowsOf {
  list: string;
  by?: string;
  /** Filter of the rows, in the grammar of filters. */
  filter?: string;
  /** Prediction of what a row says after a call that waits. */
  after?: RowAfter | undefined;
}

/**
 * Builds the call for rows. A record's id stands last in the path, or in what `by` names. Without a record all rows are
 * asked for.
 */
export function rowsCall(
  { list, by, filter = '', after }: RowsOf,
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
    ...(after && { after }),
  };
}
