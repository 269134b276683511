import { queryOptions } from '@tanstack/react-query';
import { readGroups, type Groups, type QueryWhere } from '../../../../api/run-query';
import { rowsKey } from '../../../data/lists/row-page';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { Aggregate } from '../../../data/lists/aggregate';

interface Asked {
  /** Name of the computed query, `group/id`. */
  query: string;
  where: QueryWhere;
  /** Order that decides the direction of the groups. */
  order: readonly OrderTerm[];
  group: readonly string[];
  sum: readonly Aggregate[];
}

/** Query for the groups, without any row. */
export function groupsQuery(
  { query, where, order, group, sum }: Asked,
  schema: string,
  language: string,
) {
  const ofGroups = order.filter(({ field }) => group.includes(field));
  const asked = { where, order: ofGroups, group, sum };
  return queryOptions({
    queryKey: [...rowsKey(schema), 'groups', query, asked, language],
    queryFn: ({ signal }): Promise<Groups> => readGroups(query, asked, signal),
    staleTime: 30_000,
    refetchOnReconnect: 'always',
  });
}
