import pg from 'pg';

/** Database that a bench fills once and finds again. */
const name = 'kontor_bench';

/** The URL of the bench's database on a server; made when it is missing. */
export async function benchDatabase(admin: string): Promise<string> {
  const found = await query(admin, `select 1 from pg_database where datname = '${name}'`);
  if (found.length === 0) await query(admin, `create database ${name}`);
  return admin.replace(/\/[^/]*$/, `/${name}`);
}

/** A narrow table of so many rows, ids from 1. */
export async function fillNarrow(url: string, rows: number): Promise<void> {
  const [there] = await query<{ n: string | null }>(url, `select to_regclass('bench_narrow') n`);
  if (there?.n) return;
  await query(
    url,
    `create table bench_narrow as
     select g::int id, 'Zeile ' || g name from generate_series(1, ${rows}) g`,
  );
  await query(url, 'alter table bench_narrow add primary key (id)');
}

/** Asks a database on a connection of its own. */
export async function query<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}
