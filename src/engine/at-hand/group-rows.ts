import type { Groups } from '../../api/run-query';
import type { AnyRecord } from '../../api/dialect';
import { compareValues } from './compare-values';
import { inOrderOf, type RowOrder } from './row-query';

export interface GroupsAsked {
  order: readonly RowOrder[];
  /** Fields to group by, outermost first. */
  group: readonly string[];
  sum: readonly { field: string; function: string }[];
}

type Group = NonNullable<Groups['groups']>[number];
type Value = Group['values'][number];

/** Most groups of all levels together, as on the server. */
const MOST = 2000;

/** Money among what is added up: its fields, and whether rows say their currency (`waehrung`). */
export interface MoneyFields {
  isMoney: (field: string) => boolean;
  isPerCurrency: boolean;
}

/** Groups rows that are at hand, and adds them up, as a computed query does. */
export function groupRows(
  rows: readonly AnyRecord[],
  { order, group, sum }: GroupsAsked,
  money: MoneyFields,
): Groups {
  let left = MOST;
  const valuesOf = (those: readonly AnyRecord[]) =>
    sum.flatMap((one) => valueOf(those, one, money));
  const level = (those: readonly AnyRecord[], depth: number): Group[] => {
    const field = group[depth];
    if (field === undefined) return [];
    const term = order.find((one) => one.field === field) ?? { field, descending: false };
    const parts = partsOf(inOrderOf(those, [term]), (row) => row[field] ?? null);
    return [...parts].flatMap(([key, part]) => {
      if (left === 0) return [];
      left -= 1;
      const below = level(part, depth + 1);
      return [
        {
          key: key as Group['key'],
          count: part.length,
          values: valuesOf(part),
          ...(below.length > 0 && { groups: below }),
        },
      ];
    });
  };
  const groups = level(rows, 0);
  return {
    ...(group.length > 0 && { groups }),
    ...(left === 0 && { moreGroups: true }),
    totals: { count: rows.length, values: valuesOf(rows) },
  };
}

/** Adds up one field: once, money for each currency. */
function valueOf(
  rows: readonly AnyRecord[],
  { field, function: name }: GroupsAsked['sum'][number],
  { isMoney, isPerCurrency }: MoneyFields,
): Value[] {
  const value = (those: readonly AnyRecord[]) => ({
    attribute: field,
    function: name as Value['function'],
    value: aggregate(
      those.map((row) => row[field]).filter((one) => one != null),
      name,
    ),
  });
  if (!isMoney(field) || name === 'COUNT') return [value(rows)];
  if (!isPerCurrency) return [{ ...value(rows), waehrung: 'EUR' }];
  const parts = partsOf(rows, ({ waehrung }) => String(waehrung ?? 'EUR'));
  return [...parts].map(([waehrung, part]) => ({ ...value(part), waehrung }));
}

function partsOf<Key>(rows: readonly AnyRecord[], keyOf: (row: AnyRecord) => Key) {
  const parts = new Map<Key, AnyRecord[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const part = parts.get(key);
    if (part) part.push(row);
    else parts.set(key, [row]);
  }
  return parts;
}

/** Decimals that figures are added up with: no sum shows more. */
const SCALE = 10_000;

function aggregate(values: readonly unknown[], name: string): Value['value'] {
  if (name === 'COUNT') return values.length;
  if (name === 'SUM' || name === 'AVG') {
    const total = values.reduce<number>((sum, one) => sum + Math.round(Number(one) * SCALE), 0);
    if (name === 'SUM') return total / SCALE;
    return values.length === 0 ? null : Math.round(total / values.length / 100) / 100;
  }
  const [first, ...rest] = values;
  const sign = name === 'MIN' ? 1 : -1;
  return (rest.reduce((best, one) => (sign * compareValues(one, best) < 0 ? one : best), first) ??
    null) as Value['value'];
}
