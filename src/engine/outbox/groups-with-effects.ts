import { compareValues } from '../at-hand/compare-values';
import { rowComparison, type RowOrder } from '../at-hand/row-query';
import type { AnyRecord } from '../../api/dialect';
import type { Groups } from '../../api/run-query';
import type { Effect } from './effects';
import { movesIn, type ListAsked } from './page-with-effects';

type Group = NonNullable<Groups['groups']>[number];
type Totals = Pick<Group, 'count' | 'values'>;

/**
 * Adds what waits to groups and totals that the server has answered: their numbers and sums. Averages and extremes stay
 * what they were: the rows that they are of are not known here.
 */
export function groupsWithEffects(
  groups: Groups,
  asked: ListAsked & { group: readonly string[] },
  effects: readonly Effect[],
): Groups {
  if (effects.length === 0) return groups;
  const { leaving, entering, staying } = movesIn(asked, effects, [], rowComparison(asked.order));
  const stays = effects.flatMap(({ id, before }) => {
    const after = staying.get(String(id));
    return after && before ? [{ before, after }] : [];
  });
  const changes = [
    ...leaving.map((row) => ({ row, sign: -1 })),
    ...entering.map((row) => ({ row, sign: 1 })),
    ...stays.flatMap(({ before, after }) => [
      { row: before, sign: -1 },
      { row: after, sign: 1 },
    ]),
  ];
  const { group, order } = asked;
  return changes.reduce<Groups>(
    (now, { row, sign }) => ({
      ...now,
      ...(now.groups && { groups: changed(now.groups, row, sign, group, order, now.totals) }),
      ...(now.totals && { totals: added(now.totals, row, sign) }),
    }),
    groups,
  );
}

function changed(
  groups: readonly Group[],
  row: AnyRecord,
  sign: number,
  [field, ...below]: readonly string[],
  order: readonly RowOrder[],
  like: Totals | undefined,
): Group[] {
  if (field === undefined) return [...groups];
  const key = (row[field] ?? null) as Group['key'];
  const known = groups.find((one) => one.key === key);
  const whole: Group = known ?? { key, count: 0, values: emptied(like?.values ?? []) };
  const next: Group = {
    ...whole,
    ...added(whole, row, sign),
    ...(below.length > 0 && {
      groups: changed(whole.groups ?? [], row, sign, below, order, like),
    }),
  };
  const others = groups.filter((one) => one !== known);
  if (next.count <= 0) return others;
  if (known) return groups.map((one) => (one === known ? next : one));
  const isDescending = order.find((one) => one.field === field)?.descending ?? false;
  const at = others.findIndex((one) => comparedKeys(key, one.key) * (isDescending ? -1 : 1) < 0);
  return others.toSpliced(at < 0 ? others.length : at, 0, next);
}

const comparedKeys = (a: unknown, b: unknown): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareValues(a, b);

const emptied = (values: Totals['values']): Totals['values'] =>
  values.map((one) => ({ ...one, value: ['SUM', 'COUNT'].includes(one.function) ? 0 : null }));

function added({ count, values }: Totals, row: AnyRecord, sign: number): Totals {
  return {
    count: count + sign,
    values: values.map((one) => {
      const value = row[one.attribute];
      const isOther = one.waehrung !== undefined && one.waehrung !== (row.waehrung ?? 'EUR');
      if (value == null || isOther) return one;
      if (one.function === 'COUNT') return { ...one, value: Number(one.value ?? 0) + sign };
      if (one.function !== 'SUM' || typeof value !== 'number') return one;
      const sum = Number(one.value ?? 0) + sign * value;
      return { ...one, value: Math.round(sum * 10_000) / 10_000 };
    }),
  };
}
