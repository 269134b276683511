import type { SQL } from 'drizzle-orm';
import type { components } from '../../schemas/generated/api';
import type { Executor } from '../db/database';
import type { PresetContent } from '../db/tables/query-presets';
import { Problem } from '../http/errors/problem';
import type { OrderTerm } from '../resources/lists/order';
import type { ListScope } from '../resources/lists/visible-property';
import { aggregateOf, type Aggregate } from './aggregate';
import { groupTree } from './group-tree';
import { groupedRows, groupLevel, hasCurrency } from './grouped-rows';
import { isVisibleAttribute } from './result-columns';

type Answer = components['schemas']['ComputedQueryAnswer'];
type Query = components['schemas']['ComputedQuery'];

interface Asked {
  body: Pick<Query, 'grouping' | 'aggregates'>;
  preset: PresetContent | undefined;
  /** Order of the rows; for a grouped attribute it gives the direction of the groups. */
  terms: readonly OrderTerm[];
  where: SQL | undefined;
}

/** Computes groups and totals of a query; nothing when neither grouping nor aggregates are requested. */
export async function groupsAndTotals(
  { body, preset, terms, where }: Asked,
  scope: ListScope,
  db: Executor,
): Promise<Pick<Answer, 'groups' | 'moreGroups' | 'totals'>> {
  const grouping =
    body.grouping ??
    (preset?.grouping ?? []).filter(({ attribute }) => isVisibleAttribute(attribute, scope));
  const aggregates =
    body.aggregates?.map((asked) => aggregateOf(asked, scope)) ??
    storedAggregates(preset?.aggregates ?? [], scope);
  if (grouping.length === 0 && aggregates.length === 0) return {};

  const levels = grouping.map(({ attribute }) => {
    const order = terms.find(({ name }) => name === attribute);
    return groupLevel({ name: attribute, descending: false, ...order }, scope);
  });
  const rows = await groupedRows({ levels, aggregates, where }, scope, db);
  const { groups, totals, hasMore } = groupTree(rows, aggregates, hasCurrency(scope));
  return {
    ...(levels.length > 0 ? { groups } : {}),
    ...(hasMore ? { moreGroups: true } : {}),
    totals,
  };
}

/** Aggregates of a preset; those that no longer fit the list or the caller are skipped. */
function storedAggregates(stored: NonNullable<Query['aggregates']>, scope: ListScope): Aggregate[] {
  return stored.flatMap((asked) => {
    try {
      return [aggregateOf(asked, scope)];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });
}
