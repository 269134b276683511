import type { AnyRecord, Count } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { answerKeeper } from '../../../api/answer-keeper';
import { readQuery, type QueryWhere } from '../../../api/run-query';
import { textOfFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { VariableContext } from '../../../../schemas/rules/query-variables';
import type { Place } from '../../screens/place';
import { isPlain } from '../filters/predicate';
import { queryPredicate, wireConditions } from '../filters/query-predicate';
import { resolveDates } from '../filters/relative-date';
import { queryAtHand, rowQueryOf } from './at-hand';
import { orderText, type ListState } from './list-state';
import { pathParams, withWaiting } from './with-waiting';

/**
 * Length of the shortest text that a list, a lookup or a pasted name is searched for: the server takes no shorter one.
 */
export const shortestSearch = 3;

export interface RowPage {
  rows: readonly AnyRecord[];
  /** Number of all rows; undefined when it was not asked for. */
  total?: number;
  /** True if there are more rows than `total`. */
  isCapped?: boolean;
}

export interface RowRequest {
  offset: number;
  limit: number;
  /** Way to count; true: exactly; `capped`: up to a bound set by the server. */
  count: Count;
  signal?: AbortSignal;
}

export interface ListSource {
  /** Part of query keys that differs by list and filter. */
  key: readonly unknown[];
  /** Key without the order, which does not change the number of rows. */
  countKey: readonly unknown[];
  read: (request: RowRequest) => Promise<RowPage>;
  /** True if the server does not tell how many rows there are: the list grows as it is read. */
  isGrowing?: boolean;
}

/**
 * Chooses the call by which a list asks for its rows (searching from three letters on): GET, or the screen's computed
 * query as soon as there is an «or» or an order of given values. `context.now` resolves relative dates.
 */
export function listSource(place: Place, state: ListState, context: VariableContext): ListSource {
  const needsQuery = !isPlain(state.filter) || state.order.some(({ values }) => values);
  if (needsQuery && place.definition.query !== undefined) {
    return querySource(place, place.definition.query, state, context);
  }
  return getSource(place, state, context);
}

function searchOf({ q }: Pick<ListState, 'q'>): string | undefined {
  const text = q.trim();
  return text.length >= shortestSearch ? text : undefined;
}

/** Returns the conditions for a list's rows, as a computed query takes them. */
export function queryWhere(
  place: Place,
  state: Pick<ListState, 'filter' | 'q'>,
  context: VariableContext,
): QueryWhere {
  const filter = [...belonging(place), ...state.filter];
  return { predicate: queryPredicate(filter, place.fields, context), search: searchOf(state) };
}

function getSource(
  place: Place,
  { filter, order, q }: ListState,
  context: VariableContext,
): ListSource {
  const terms = [...place.fixed, ...(isPlain(filter) ? filter : [])]
    .flatMap(wireConditions)
    .flatMap((condition) => resolveDates(condition, place.fields, context));
  const unordered = { filter: textOfFilter(terms), search: searchOf({ q }) };
  const asked = { ...unordered, order: orderText(order) };
  return {
    key: [place.list, place.params, asked],
    countKey: [place.list, place.params, unordered],
    isGrowing: place.lacks?.includes('count'),
    read: withWaiting(
      place.definition,
      {
        conditions: terms,
        ...{ search: unordered.search, order, params: pathParams(place) },
      },
      (request) => readRows(place.list, { params: place.params, ...asked, ...request }),
    ),
  };
}

function querySource(
  place: Place,
  name: string,
  state: ListState,
  context: VariableContext,
): ListSource {
  const where = queryWhere(place, state, context);
  const { order } = state;
  const { list: path, params } = place;
  const query = rowQueryOf(where);
  return {
    key: [name, where, order],
    countKey: [name, where],
    read: withWaiting(place.definition, { ...query, order }, async (request) => {
      try {
        const found = await readQuery(name, { where, order, ...request });
        answerKeeper.get()?.keepRows(`GET ${path}`, { params }, found.rows);
        return found;
      } catch (error) {
        return queryAtHand(error, { path, params }, { ...query, order, ...request });
      }
    }),
  };
}

/** Returns the conditions for the records above: the list's own path names them, a query's does not. */
function belonging({ list, params, fixed, fields }: Place): readonly Condition[] {
  const above = Object.entries(params).filter(
    ([name]) => list.includes(`{${name}}`) && Object.hasOwn(fields, name),
  );
  return [
    ...fixed,
    ...above.map(([field, id]): Condition => ({ field, operator: '=', values: [String(id)] })),
  ];
}
