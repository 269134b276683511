import type { components } from '../../schemas/generated/api';
import type { Aggregate } from './aggregate';
import { MOST_GROUPS, type GroupedRow } from './grouped-rows';

type Group = components['schemas']['QueryGroup'];
type Value = components['schemas']['QueryGroupValue'];
type Totals = Pick<Group, 'count' | 'values'>;

interface GroupTree {
  totals: Totals;
  groups: Group[];
  hasMore: boolean;
}

/** Nests the rows of the grouped statement. `byCurrency`: money has a value for each currency, else one in EUR. */
export function groupTree(
  rows: readonly GroupedRow[],
  aggregates: readonly Aggregate[],
  byCurrency: boolean,
): GroupTree {
  const groups: Group[] = [];
  const lists: Group[][] = [groups];
  let totals: Totals = { count: 0, values: [] };
  let answered = 0;
  for (let at = 0; at < rows.length;) {
    const row = rows[at] as GroupedRow;
    let end = at + 1;
    while (rows[end]?.currency !== undefined) end += 1;
    const values = valuesOf(row, rows.slice(at + 1, end), aggregates, byCurrency);
    at = end;
    const depth = row.keys.length;
    if (depth === 0) {
      totals = { count: row.count, values };
      continue;
    }
    if (answered === MOST_GROUPS) return { totals, groups, hasMore: true };
    answered += 1;
    const group: Group = { key: row.keys.at(-1) ?? null, count: row.count, values };
    const siblings = lists[depth - 1] as Group[];
    siblings.push(group);
    lists.length = depth;
    lists.push([]);
    const parent = depth > 1 ? lists[depth - 2]?.at(-1) : undefined;
    if (parent) parent.groups = siblings;
  }
  return { totals, groups, hasMore: false };
}

function valuesOf(
  whole: GroupedRow,
  shares: readonly GroupedRow[],
  aggregates: readonly Aggregate[],
  byCurrency: boolean,
): Value[] {
  return aggregates.flatMap(({ attribute, function: name, isMoney }, at) => {
    const value = (row: GroupedRow): Value => ({
      attribute,
      function: name,
      value: row.values[at] ?? null,
      ...(isMoney ? { waehrung: row.currency ?? 'EUR' } : {}),
    });
    return isMoney && byCurrency ? shares.map(value) : [value(whole)];
  });
}
