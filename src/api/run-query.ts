import type { components } from '../../schemas/generated/api';
import { call } from './call';
import type { AnyRecord, Count } from './dialect';

type GroupsAnswer = components['schemas']['ComputedQueryAnswer'];

export type Groups = Pick<GroupsAnswer, 'groups' | 'moreGroups' | 'totals'>;

/** Conditions for the rows of a computed query (3-decisions 3.3). */
export interface QueryWhere {
  predicate?: object;
  search?: string;
}

export interface QueryOrder {
  field: string;
  descending: boolean;
  /** Values in this order, others after them. */
  values?: readonly (string | number)[];
}

interface RowsAsked {
  where: QueryWhere;
  order: readonly QueryOrder[];
  offset: number;
  limit: number;
  count: Count;
  signal?: AbortSignal;
}

/** Reads a query; `name`: `group/id`. Throws what {@link call} throws. */
export async function readQuery(
  name: string,
  { where, order, offset, limit, count, signal }: RowsAsked,
): Promise<{ rows: readonly AnyRecord[]; total: number | undefined; isCapped: boolean }> {
  const pageable = { start: offset, limit, sortOrders: wireOrder(order) };
  const body = { ...wireWhere(where), pageable, returnTotal: count };
  const { data, headers } = await ask<{ data: readonly AnyRecord[] }>(name, body, signal);
  const total = headers.get('x-query-total');
  return {
    rows: data.data,
    total: total === null ? undefined : Number(total),
    isCapped: headers.get('x-query-total-capped') === 'true',
  };
}

interface GroupsAsked {
  where: QueryWhere;
  /** Order of the groups. */
  order: readonly QueryOrder[];
  /** Fields to group by, outermost first. */
  group: readonly string[];
  sum: readonly { field: string; function: string }[];
}

/** Reads groups and totals without any row. Throws what {@link call} throws. */
export async function readGroups(
  name: string,
  { where, order, group, sum }: GroupsAsked,
  signal?: AbortSignal,
): Promise<Groups> {
  const body = {
    ...wireWhere(where),
    returnData: false,
    pageable: { sortOrders: wireOrder(order) },
    grouping: group.map((attribute) => ({ attribute })),
    aggregates: sum.map(({ field, function: of }) => ({ attribute: field, function: of })),
  };
  return (await ask<GroupsAnswer>(name, body, signal)).data;
}

function ask<T>(name: string, body: object, signal?: AbortSignal) {
  const [groupKey = '', id = ''] = name.split('/');
  return call<T>('POST /cmn/computed-queries/{groupKey}/{id}', {
    params: { groupKey, id },
    body,
    signal,
    // It only reads, whatever its method.
    kind: 'read',
  });
}

const wireWhere = ({ predicate, search }: QueryWhere) => ({
  additionalPredicate: predicate,
  ...(search !== undefined && { suche: search }),
});

const wireOrder = (order: readonly QueryOrder[]) =>
  order.map(({ field, descending, values }) => ({
    attribute: field,
    direction: descending ? 'DESC' : 'ASC',
    values,
  }));
