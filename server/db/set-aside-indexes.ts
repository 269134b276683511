import type pg from 'pg';

/** Arbitrary number, the same in every process: the lock of a bulk load. */
const BULK_LOCK = 4_700_107;

/**
 * Drops a table's indexes except those of its constraints, so that many rows come in quickly. The dropped ones are
 * noted in the same transaction: `restoreIndexes` builds them again, and the next start does it if this process does
 * not live to.
 */
export async function setAsideIndexes(client: pg.ClientBase, table: string): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ name: string }>(
      `insert into set_aside_indexes (name, definition)
       select c.relname, pg_get_indexdef(i.indexrelid)
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = $1::regclass and not i.indisunique
       returning name`,
      [table],
    );
    for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Builds every index that was set aside, each in a transaction of its own; `say` hears of each one. */
export async function restoreIndexes(
  client: pg.ClientBase,
  say: (text: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select name, definition from set_aside_indexes order by name',
  );
  for (const [index, { name, definition }] of rows.entries()) {
    say(`Building index ${index + 1} of ${rows.length}: ${name}`);
    await client.query('begin');
    try {
      // A trigram index is collected in memory and written out whenever that is full.
      await client.query(`set local maintenance_work_mem = '256MB'`);
      await client.query(definition);
      await client.query('delete from set_aside_indexes where name = $1', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
}

/** Runs a bulk load, one at a time over all processes. Returns false when another process runs one. */
export async function alone(client: pg.ClientBase, run: () => Promise<void>): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) got', [
    BULK_LOCK,
  ]);
  if (!rows[0]?.got) return false;
  try {
    await run();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [BULK_LOCK]);
  }
  return true;
}
