import type pg from 'pg';

interface Changed {
  oid: number;
  /** Statement that refreshes its kept version, once nothing depends on the former one. */
  refresh: string;
  name: string;
}

/** Collations with the version they were used with so far; the database's own one is kept with the database. */
const changedCollations = `
  select c.oid::int oid, format('%I.%I', n.nspname, c.collname) name,
    format('alter collation %I.%I refresh version', n.nspname, c.collname) refresh
  from pg_collation c join pg_namespace n on n.oid = c.collnamespace
  where c.collprovider <> 'd' and c.collversion <> pg_collation_actual_version(c.oid)
    and exists (select from pg_index i where c.oid = any (i.indcollation))
  union all
  select c.oid::int, format('%I', d.datname), format('alter database %I refresh collation version', d.datname)
  from pg_database d join pg_collation c on c.collname = 'default'
  where d.datname = current_database()
    and d.datcollversion <> pg_database_collation_actual_version(d.oid)`;

/** Indexes that a collation orders, and those over expressions and conditions, which may use it. */
const dependentIndexes = `
  select format('%I.%I', n.nspname, c.relname) name
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema()
    and (i.indcollation::oid[] && $1::oid[] or i.indexprs is not null or i.indpred is not null)
  order by 1`;

/**
 * Rebuilds indexes whose order another ICU or system library has changed since they were built, before anybody is
 * served: in a sorted index, a value whose place has changed would not be found. The versions are noted at the end, so
 * that an interrupted start begins again. The caller holds the preparation lock; `say` hears of each index.
 */
export async function renewCollations(
  client: pg.ClientBase,
  say: (text: string) => void,
): Promise<void> {
  const { rows: changed } = await client.query<Changed>(changedCollations);
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).join(', ');
  const { rows: indexes } = await client.query<{ name: string }>(dependentIndexes, [
    changed.map(({ oid }) => oid),
  ]);
  for (const [index, { name }] of indexes.entries()) {
    say(
      `The order of letters has changed (${names}): building index ${index + 1} of ${indexes.length} anew`,
    );
    await client.query(`reindex index ${name}`);
  }
  for (const { refresh } of changed) await client.query(refresh);
}
