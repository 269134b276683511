import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import { withConditionsOn, type Filter } from '../../../data/filters/predicate';
import { queryWhere } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import type { Field } from '../../../fields/field';
import type { Place } from '../../../screens/place';
import { isGroupable } from '../grouping/figure-columns';
import { groupsQuery } from '../grouping/groups-query';

/** Rows that a list asks for. */
export interface AskedRows {
  place: Place;
  state: ListState;
  context: VariableContext;
}

/** Values of a field in a list's rows, as the wire's filter spells them. */
export interface UsedValues {
  /** Number of rows by value; undefined while they are counted, and where they cannot be. */
  counts: ReadonlyMap<string, number> | undefined;
  /** Number of rows without a value. */
  empty: number;
  /** True if there are more values than are answered. */
  hasMore: boolean;
  isPending: boolean;
}

/** Reads the values counted by the server under all other filters. `search`: only values that contain it. */
export function useUsedValues(field: Field, asked: AskedRows, search: string): UsedValues {
  const { i18n } = useTranslation();
  const { place, state, context } = asked;
  const { definition } = place;
  const { name } = field;
  const where = useMemo(() => {
    const others: Filter = withConditionsOn(state.filter, name, []);
    const narrowed: Filter =
      search === '' ? others : [...others, { field: name, operator: '~', values: [search] }];
    return queryWhere(place, { ...state, filter: narrowed }, context);
  }, [place, state, context, name, search]);
  const query = { query: definition.query ?? '', where, order: [], group: [name], sum: [] };
  const { data, isLoading } = useQuery({
    ...groupsQuery(query, definition.schema, i18n.language),
    enabled: definition.query !== undefined && isGroupable(field),
    // Keeps what was found by a shorter text in sight meanwhile.
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    const groups = data?.groups ?? [];
    const counts = groups.flatMap(({ key, count }) =>
      key === null || key === '' ? [] : [[String(key), count] as const],
    );
    return {
      counts: data && new Map(counts),
      empty: groups.find(({ key }) => key === null)?.count ?? 0,
      hasMore: data?.moreGroups === true,
      isPending: isLoading,
    };
  }, [data, isLoading]);
}
