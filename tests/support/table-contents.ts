import type { Ask } from './structure';

export type StoredRow = Readonly<Record<string, unknown>>;

/** Rows of every table by their primary key, without columns that the database computes itself. */
export type TableContents = ReadonlyMap<string, ReadonlyMap<string, StoredRow>>;

/** Reads a small database whole, but for the notes on how many rows it has, which are summed up now and then. */
export async function readContents(ask: Ask): Promise<TableContents> {
  const tables = await ask<{ name: string; keys: string[]; computed: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_index i join pg_attribute a
         on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by 1) as keys,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attgenerated <> '') as computed
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relname <> 'row_counts'`,
  );
  const contents = new Map<string, ReadonlyMap<string, StoredRow>>();
  for (const { name, keys, computed } of tables) {
    const rows = await ask<{ row: StoredRow }>(
      `select to_jsonb(t) - $1::text[] as row from ${name} t`,
      [computed],
    );
    const keyOf = (row: StoredRow) => keys.map((key) => String(row[key])).join(' ');
    contents.set(name, new Map(rows.map(({ row }) => [keyOf(row), row])));
  }
  return contents;
}

/** Intended effects of an upgrade. */
export interface Intended {
  /** Columns with other values than before, or that are gone, as `table.column`. */
  changed: ReadonlySet<string>;
  /** Tables that get further rows. */
  growing: ReadonlySet<string>;
}

/** Lists what an upgrade did to rows beyond what was intended, one line for each; columns that are new do not count. */
export function losses(
  before: TableContents,
  after: TableContents,
  { changed, growing }: Intended,
): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table);
    if (!now) return [`table ${table} is gone`];
    const added = [...now.keys()].filter((key) => !rows.has(key));
    return [
      ...[...rows].flatMap(([key, row]) => differences(`${table} ${key}`, row, now.get(key))),
      ...(growing.has(table) ? [] : added.map((key) => `${table} ${key} is new`)),
    ];
  });

  function differences(place: string, row: StoredRow, now: StoredRow | undefined): string[] {
    if (!now) return [`${place} is gone`];
    return Object.entries(row)
      .filter(([column]) => !changed.has(`${place.split(' ')[0]}.${column}`))
      .map(([column, value]) => [column, JSON.stringify(value), JSON.stringify(now[column])])
      .filter(([, was, is]) => was !== is)
      .map(([column, was, is]) => `${place}: ${column} was ${was}, is ${is ?? 'gone'}`);
  }
}
