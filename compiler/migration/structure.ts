import type pg from 'pg';

/** Column as the database has it; expressions in PostgreSQL's own spelling. */
export interface ColumnStructure {
  name: string;
  type: string;
  notNull: boolean;
  default: string | null;
  /** Expression of a generated column. */
  generated: string | null;
}

export interface TableStructure {
  name: string;
  columns: ColumnStructure[];
  /** References such as `address_id → addresses`. */
  references: string[];
  /** Columns that are unique together, those of the primary key included. */
  unique: string[];
  /** Columns of each index in their order; what is no column is left out. */
  indexes: string[];
}

/** Reads every table of a schema, by name. */
export async function readStructure(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
): Promise<Map<string, TableStructure>> {
  await client.query(`set search_path to ${schema}, public`);
  const tables = await client.query<{ oid: number; name: string }>(
    `select c.oid::int, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') order by 2`,
    [schema],
  );
  const found = new Map<string, TableStructure>();
  for (const { oid, name } of tables.rows) {
    const columns = await client.query<ColumnStructure>(
      `select a.attname as name, a.attnotnull as "notNull",
         format_type(a.atttypid, a.atttypmod) || coalesce((select ' collate german' from pg_collation o
           where o.oid = a.attcollation and o.collname = 'german'), '') as type,
         case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
         case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as generated
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`,
      [oid],
    );
    const texts = async (sql: string) =>
      (await client.query<{ text: string }>(sql, [oid])).rows.map(({ text }) => text);
    found.set(name, {
      name,
      columns: columns.rows,
      references: await texts(
        `select a.attname || ' → ' || f.relname as text from pg_constraint c
         join pg_class f on f.oid = c.confrelid
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.conrelid = $1 and c.contype = 'f'`,
      ),
      unique: await texts(indexColumns('i.indisunique')),
      indexes: await texts(indexColumns('true')),
    });
  }
  await client.query('set search_path to default');
  return found;
}

const indexColumns = (which: string) =>
  `select coalesce(string_agg(a.attname, ',' order by k.place), '') as text from pg_index i
   cross join unnest(i.indkey::int[]) with ordinality k (number, place)
   left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
   where i.indrelid = $1 and ${which} group by i.indexrelid`;
