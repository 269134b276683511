import { getTableColumns, getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { tables } from '../../server/db/generated/index';
import { declaredTables, viewsOf, wantedStructure } from '../../compiler/migration/declared-tables';
import { differences } from '../../compiler/migration/differences';
import { readStructure } from '../../compiler/migration/structure';

/** Runs on one connection, whatever it has set there. */
async function onClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

/** Foreign keys from tables of the base to those of areas, which the base may not import: the database alone has them. */
const upward: Readonly<Record<string, readonly string[]>> = {
  users: ['vorgabe_lager_id → storages'],
};

/**
 * Tests that a database is what the contract and the code take it for: columns with types, order,
 * defaults and expressions, foreign keys, uniqueness, indexes; and the views that records are read from.
 */
export function testsOfDrift(pool: () => pg.Pool): void {
  test('what is declared: a migration drafted now would be empty', async () => {
    const found = await onClient(pool(), async (client) => {
      const declared = await declaredTables(await viewsOf(client));
      const wanted = await wantedStructure(client, declared.values());
      expect(wanted.size).toBe(declared.size);
      return differences(await readStructure(client, 'public'), wanted);
    });
    expect(found).toEqual([]);
  });

  test('the foreign keys of declared tables: the code knows each', async () => {
    const { actual, wanted } = await onClient(pool(), async (client) => {
      const declared = await declaredTables(await viewsOf(client));
      return {
        actual: await readStructure(client, 'public'),
        wanted: await wantedStructure(client, declared.values()),
      };
    });
    for (const [name, { references }] of wanted) {
      const known = new Set([...references, ...(upward[name] ?? [])]);
      expect(new Set(actual.get(name)?.references), name).toEqual(known);
    }
  });

  test('the tables that are listed: the rows of each are noted', async () => {
    const views = await onClient(pool(), (client) => viewsOf(client));
    const listed = Object.values(tables)
      .map((table) => getTableName(table))
      .filter((name) => !views.has(name));
    const { rows } = await pool().query<{ name: string; triggers: number }>(
      `select c.relname as name, count(distinct t.oid)::integer as triggers
       from pg_class c
       join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'count\\_%' and t.tgenabled = 'A'
       join row_counts n on n.table_name = c.relname
       group by 1 order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(listed.toSorted());
    expect(new Set(rows.map(({ triggers }) => triggers))).toEqual(new Set([3]));
  });

  test('the views that records are read from', async () => {
    const views = await onClient(pool(), (client) => viewsOf(client));
    const read = Object.values(tables).filter((table) => views.has(getTableName(table)));
    expect(read.length).toBe(views.size);
    for (const view of read) {
      const { rows } = await pool().query<{ name: string; type: string }>(
        `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0`,
        [getTableName(view)],
      );
      const declared = Object.values(getTableColumns(view)).map((column) => ({
        name: column.name,
        type: column.getSQLType().replace(', ', ',').replace(' collate german', ''),
      }));
      expect(rows).toEqual(expect.arrayContaining(declared));
    }
  });
}
