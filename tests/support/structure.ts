/** Runs a statement on a database. */
export type Ask = <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;

/** Columns, indexes, constraints, triggers, functions and views by name and definition, in the order of their names. */
export function structureOf(ask: Ask): Promise<{ name: string; definition: string }[]> {
  return ask(
    `select c.relname || '.' || a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
         l.collname, case when a.attnotnull then 'not null' end,
         pg_get_expr(d.adbin, d.adrelid), nullif(a.attgenerated, ''), nullif(a.attidentity, '')) as definition
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_collation l on l.oid = a.attcollation
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     union all select indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
       from pg_trigger where not tgisinternal
     union all select proname || '()', pg_get_functiondef(oid)
       from pg_proc where pronamespace = 'public'::regnamespace and proname like 'kontor%'
     union all select viewname, definition from pg_views where schemaname = 'public'
     order by 1, 2`,
  );
}
