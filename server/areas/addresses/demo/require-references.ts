import type pg from 'pg';

/**
 * Throws unless every row of one table refers to existing rows, by the foreign keys of another with the same columns: a
 * bulk copy of its rows there may leave the keys unchecked.
 */
export async function requireReferences(
  client: pg.ClientBase,
  rowsOf: string,
  keysOf: string,
): Promise<void> {
  const { rows: keys } = await client.query<{ column: string; target: string; key: string }>(
    `select format('%I', mine.attname) as column, c.confrelid::regclass::text target,
       format('%I', theirs.attname) as key
     from pg_constraint c
     join pg_attribute mine on mine.attrelid = c.conrelid and mine.attnum = c.conkey[1]
     join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attnum = c.confkey[1]
     where c.conrelid = $1::regclass and c.contype = 'f' and cardinality(c.conkey) = 1`,
    [keysOf],
  );
  for (const { column, target, key } of keys) {
    const { rows } = await client.query<{ value: string }>(
      `select ${column} as value from ${rowsOf} r where ${column} is not null
         and not exists (select from ${target} t where t.${key} = r.${column}) limit 1`,
    );
    if (rows[0]) throw new Error(`${rowsOf}: ${column} ${rows[0].value} is not in ${target}`);
  }
}
