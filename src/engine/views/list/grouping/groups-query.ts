import { queryOptions } from '@tanstack/react-query';
import { readGroups, type Groups, type QueryWhere } from '../../../../api/run-query';
import { groupsAtHand, rowQueryOf } from '../../../data/lists/at-hand';
import { groupsWithWaiting } from '../../../data/lists/with-waiting';
import { rowsKey } from '../../../data/lists/row-page';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { Aggregate } from '../../../data/lists/aggregate';
import type { Fields } from '../../../fields/field';

interface Asked {
  /** Name of the computed query, `group/id`. */
  query: string;
  where: QueryWhere;
  /** Order that decides the direction of the groups. */
  order: readonly OrderTerm[];
  group: readonly string[];
  sum: readonly Aggregate[];
  /** Fields of its rows: without a network they say which sums are money. */
  fields?: Fields;
}

/** Query for the groups, without any row. */
export function groupsQuery(
  { query, where, order, group, sum, fields = {} }: Asked,
  schema: string,
  language: string,
) {
  const ofGroups = order.filter(({ field }) => group.includes(field));
  const asked = { where, order: ofGroups, group, sum };
  return queryOptions({
    queryKey: [...rowsKey(schema), 'groups', query, asked, language],
    queryFn: ({ signal }): Promise<Groups> =>
      groupsWithWaiting(schema, { ...rowQueryOf(where), order, group }, async () => {
        try {
          return await readGroups(query, asked, signal);
        } catch (error) {
          const list = { path: `/${query}`, params: {} };
          return groupsAtHand(error, list, rowQueryOf(where), asked, fields);
        }
      }),
    staleTime: 30_000,
    refetchOnReconnect: 'always',
  });
}
