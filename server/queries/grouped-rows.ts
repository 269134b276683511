import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { placeAmong, type OrderTerm } from '../resources/lists/order';
import { visibleProperty, type ListScope } from '../resources/lists/visible-property';
import type { Aggregate } from './aggregate';

/** Maximum number of groups of all levels together. */
export const MOST_GROUPS = 2000;

/** Row of the grouped statement: a group, or a currency's share of it. */
export interface GroupedRow {
  /** Keys from the outermost level on; none for the totals. */
  keys: GroupKey[];
  /** Currency whose share this is; undefined for the group as a whole. */
  currency: string | undefined;
  count: number;
  /** Values in the order of the aggregates. */
  values: (string | number | null)[];
}

export type GroupKey = string | number | boolean | null;

export interface GroupLevel extends Omit<OrderTerm, 'name'> {
  column: PgColumn;
}

/** Binds a grouped attribute to its column. Throws 422 for an unknown one, 403 for one that needs a right. */
export function groupLevel({ name: attribute, ...how }: OrderTerm, scope: ListScope): GroupLevel {
  visibleProperty(attribute, scope, 'msg_cunit_attribute_unknown');
  return { column: scope.resource.columnOf(attribute, scope.language), ...how };
}

interface Grouped {
  levels: readonly GroupLevel[];
  aggregates: readonly Aggregate[];
  where: SQL | undefined;
}

/**
 * Reads totals and groups of all levels in one statement: the totals first, then every group before those within it,
 * each with its currencies behind it. One group more than may be answered.
 */
export async function groupedRows(
  { levels, aggregates, where }: Grouped,
  { resource, language }: ListScope,
  db: Executor,
): Promise<GroupedRow[]> {
  const perCurrency = hasCurrency({ resource }) && aggregates.some(({ isMoney }) => isMoney);
  // Not the bare column: that may be a grouped attribute itself, and has to stay apart from it.
  const currency = perCurrency
    ? sql`coalesce(${resource.columnOf('waehrung', language)}, 'EUR')`
    : undefined;
  const keys = levels.map(({ column }) => sql`${column}`);
  const sets = [...levels.keys(), levels.length].flatMap((depth) => {
    const own = keys.slice(0, depth);
    return [own, ...(currency ? [[...own, currency]] : [])];
  });
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const grouped = list([
    ...keys.flatMap((key, at) => [
      sql`${key} as ${name('k', at)}`,
      sql`grouping(${key}) as ${name('r', at)}`,
    ]),
    currency ? sql`${currency} as w` : sql`null as w`,
    currency ? sql`grouping(${currency}) as rw` : sql`1 as rw`,
    sql`count(*) as n`,
    ...aggregates.map(({ expression }, at) => sql`${expression} as ${name('a', at)}`),
  ]);
  // In the column's own collation: opened groups follow each other as the records of the sorted list do.
  const order = levels.flatMap(({ descending, values }, at) => {
    const key = name('k', at);
    const direction = descending ? sql` desc` : sql``;
    return [
      // Rolled-up rows (1) before their parts (0).
      sql`${name('r', at)} desc`,
      ...(values ? [sql`${placeAmong(values, key)}${direction}`] : []),
      sql`${key}${direction}`,
    ];
  });
  const place = order.length > 0 ? sql`dense_rank() over (order by ${list(order)})` : sql`1`;
  // The totals have the first place, and one group too many tells that there are more.
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select * from (
      select g.*, ${place} as place from (
        select ${grouped} from ${resource.table} where ${where ?? sql`true`}
        group by grouping sets (${list(sets.map((set) => sql`(${list(set)})`))})
      ) g
    ) p where place <= ${MOST_GROUPS + 2} order by place, rw desc, w`);
  return rows.map((row) => ({
    keys: levels
      .filter((_, at) => Number(row[`r${at}`]) === 0)
      .map(({ column }, at) => readKey(row[`k${at}`], column)),
    currency: Number(row.rw) === 0 ? String(row.w) : undefined,
    count: Number(row.n),
    values: aggregates.map(({ read }, at) => read(row[`a${at}`])),
  }));
}

/** Tells whether money of a resource comes in currencies; all in EUR otherwise. */
export function hasCurrency({ resource }: Pick<ListScope, 'resource'>): boolean {
  return Object.hasOwn(resource.properties, 'waehrung');
}

function name(letter: string, at: number): SQL {
  return sql.raw(`${letter}${at}`);
}

/** Reads a key as a list's rows show it. */
function readKey(raw: unknown, column: PgColumn): GroupKey {
  return raw === null ? null : (column.mapFromDriverValue(raw) as GroupKey);
}
