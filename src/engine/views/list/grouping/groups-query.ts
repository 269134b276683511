import { queryOptions } from '@tanstack/react-query';
import { askQuery } from '../../../../api/run-query';
import type { components } from '../../../../../schemas/generated/api';
import { rowsKey } from '../../../data/lists/row-page';
import { wireOrder } from '../../../data/lists/list-source';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { Aggregate } from '../../../data/lists/aggregate';

type Answer = components['schemas']['ComputedQueryAnswer'];

export type Groups = Pick<Answer, 'groups' | 'moreGroups' | 'totals'>;

interface Asked {
  /** Computed query, `group/id`. */
  query: string;
  where: object;
  /** Decides the direction of the groups. */
  order: readonly OrderTerm[];
  group: readonly string[];
  sum: readonly Aggregate[];
}

/** Read without any row. */
export function groupsQuery(
  { query, where, order, group, sum }: Asked,
  schema: string,
  language: string,
) {
  const body = {
    ...where,
    returnData: false,
    pageable: {
      sortOrders: wireOrder(order.filter(({ field }) => group.includes(field))),
    },
    grouping: group.map((attribute) => ({ attribute })),
    aggregates: sum.map(({ field, function: name }) => ({ attribute: field, function: name })),
  };
  return queryOptions({
    queryKey: [...rowsKey(schema), 'groups', query, body, language],
    queryFn: async ({ signal }): Promise<Groups> => {
      const { data } = await askQuery<Answer>(query, body, signal);
      return data;
    },
    staleTime: 30_000,
    refetchOnReconnect: 'always',
  });
}
