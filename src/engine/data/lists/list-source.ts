import { call } from '../../../api/call';
import { rowsOf, type AnyRecord } from '../../../api/dialect';
import { runQuery } from '../../../api/run-query';
import { textOfFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { VariableContext } from '../../../../schemas/rules/query-variables';
import type { Place } from '../../screens/place';
import { isPlain } from '../filters/predicate';
import { queryPredicate, wireConditions } from '../filters/query-predicate';
import { resolveDates } from '../filters/relative-date';
import { orderText, type ListState } from './list-state';

/** Shortest search the server takes. */
export const shortestSearch = 3;

export interface RowPage {
  rows: readonly AnyRecord[];
  /** Undefined when it was not asked for. */
  total: number | undefined;
  /** There are more rows than `total`. */
  isCapped?: boolean;
}

export type Count = boolean | 'capped';

export interface RowRequest {
  offset: number;
  limit: number;
  /** true: exactly; `capped`: up to a bound of the server's. */
  count: Count;
  signal?: AbortSignal;
}

export interface ListSource {
  /** Part of query keys: differs by list and filter. */
  key: readonly unknown[];
  /** Without the order, which does not change their number. */
  countKey: readonly unknown[];
  read: (request: RowRequest) => Promise<RowPage>;
}

/** GET, or the screen's computed query as soon as there is an «or» or an order of given values. `context.now` resolves relative dates. */
export function listSource(place: Place, state: ListState, context: VariableContext): ListSource {
  const suche = searchOf(state);
  const needsQuery = !isPlain(state.filter) || state.order.some(({ values }) => values);
  if (needsQuery && place.definition.query !== undefined) {
    return querySource(place, place.definition.query, state, context);
  }
  return getSource(place, state, suche, context);
}

function searchOf({ q }: Pick<ListState, 'q'>): string | undefined {
  const text = q.trim();
  return text.length >= shortestSearch ? text : undefined;
}

/** Which rows a list has, as a computed query takes it. */
export function queryWhere(
  place: Place,
  state: Pick<ListState, 'filter' | 'q'>,
  context: VariableContext,
): object {
  const suche = searchOf(state);
  const filter = [...belonging(place), ...state.filter];
  return {
    additionalPredicate: queryPredicate(filter, place.fields, context),
    ...(suche !== undefined && { suche }),
  };
}

function getSource(
  place: Place,
  { filter, order }: ListState,
  suche: string | undefined,
  context: VariableContext,
): ListSource {
  const terms = [...place.fixed, ...(isPlain(filter) ? filter : [])]
    .flatMap(wireConditions)
    .flatMap((condition) => resolveDates(condition, place.fields, context));
  const unordered = { filter: textOfFilter(terms), suche };
  const query = { ...unordered, orderBy: orderText(order) };
  return {
    key: [place.list, place.params, query],
    countKey: [place.list, place.params, unordered],
    read: async ({ offset, limit, count, signal }) => {
      const answer = await call(`GET ${place.list}`, {
        params: place.params,
        query: { ...query, limit, offset, returnTotal: count },
        signal,
      });
      const { rows, total, isCapped } = rowsOf(answer.data);
      return { rows, total, isCapped };
    },
  };
}

function querySource(
  place: Place,
  name: string,
  state: ListState,
  context: VariableContext,
): ListSource {
  const asked = queryWhere(place, state, context);
  const sortOrders = wireOrder(state.order);
  return {
    key: [name, asked, sortOrders],
    countKey: [name, asked],
    read: ({ offset, limit, count, signal }) =>
      runQuery(
        name,
        { ...asked, pageable: { start: offset, limit, sortOrders }, returnTotal: count },
        signal,
      ),
  };
}

/** An order as a computed query takes it. */
export function wireOrder(order: ListState['order']) {
  return order.map(({ field, descending, values }) => ({
    attribute: field,
    direction: descending ? 'DESC' : 'ASC',
    values,
  }));
}

/** The records above: the list's own path names them, a query's does not. */
function belonging({ list, params, fixed, fields }: Place): readonly Condition[] {
  const above = Object.entries(params).filter(
    ([name]) => list.includes(`{${name}}`) && Object.hasOwn(fields, name),
  );
  return [
    ...fixed,
    ...above.map(([field, id]): Condition => ({ field, operator: '=', values: [String(id)] })),
  ];
}
