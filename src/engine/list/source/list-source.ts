import { call } from '../../../api/call';
import { rowsOf, type AnyRecord } from '../../../api/dialect';
import { filterText } from '../../../../schemas/rules/filter-grammar';
import { today } from '../../../../schemas/rules/today';
import type { Place } from '../../route/match';
import { isPlain, type FieldCondition } from '../filter/predicate';
import { resolveDates } from '../filter/resolve-dates';
import { wireConditions } from '../filter/wire-conditions';
import { orderText, type ListState } from '../url/list-state';

/** Shortest search the server takes. */
export const shortestSearch = 3;

export interface RowPage {
  rows: readonly AnyRecord[];
  /** Number of rows of the whole list, when it was asked for. */
  total: number | undefined;
}

export interface RowRequest {
  offset: number;
  limit: number;
  /** Asks the server to count all rows. */
  count: boolean;
  signal?: AbortSignal;
}

/** Where a list's rows come from, whichever way the server is asked. */
export interface ListSource {
  /** What tells these rows from those of any other list or filter; goes into query keys. */
  key: readonly unknown[];
  /** The same without the order, which does not change their number. */
  countKey: readonly unknown[];
  read: (request: RowRequest) => Promise<RowPage>;
}

/** The source of a list as its state asks for it. Relative dates mean the day on which this is called. */
export function listSource(place: Place, state: ListState): ListSource {
  const suche = state.q.trim().length >= shortestSearch ? state.q.trim() : undefined;
  const conditions = isPlain(state.filter) ? state.filter : [];
  return getSource(place, conditions, { orderBy: orderText(state.order), suche });
}

function getSource(
  place: Place,
  conditions: readonly FieldCondition[],
  rest: { orderBy: string; suche: string | undefined },
): ListSource {
  const day = today();
  const terms = [...place.fixed, ...conditions]
    .flatMap(wireConditions)
    .flatMap((condition) => resolveDates(condition, place.fields, day));
  const { orderBy, ...unordered } = { filter: filterText(terms), ...rest };
  const query = { ...unordered, orderBy };
  return {
    key: [place.list, place.params, query],
    countKey: [place.list, place.params, unordered],
    read: async ({ offset, limit, count, signal }) => {
      const answer = await call(`GET ${place.list}`, {
        params: place.params,
        query: { ...query, limit, offset, returnTotal: count },
        signal,
      });
      const { rows, total } = rowsOf(answer.data);
      return { rows, total };
    },
  };
}
