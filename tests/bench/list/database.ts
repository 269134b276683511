import pg from 'pg';

/** Database that a bench fills once and finds again. */
const name = 'kontor_bench';

/** The URL of the bench's database on a server; made when it is missing. */
export async function benchDatabase(admin: string): Promise<string> {
  const found = await query(admin, `select 1 from pg_database where datname = '${name}'`);
  if (found.length === 0) await query(admin, `create database ${name}`);
  return admin.replace(/\/[^/]*$/, `/${name}`);
}

/** Copies the demo company's addresses until there are so many; nothing when there are. */
export async function fillAddresses(url: string, rows: number): Promise<void> {
  const [count] = await query<{ n: string; top: string }>(
    url,
    'select count(*) n, max(id) top from addresses',
  );
  const there = Number(count?.n);
  if (there >= rows) return;
  const columns = await query<{ column_name: string }>(
    url,
    `select column_name from information_schema.columns
     where table_name = 'addresses' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`);
  const copied: Readonly<Record<string, string>> = {
    '"id"': `${count?.top} + row_number() over ()`,
    '"adressnummer"': `5000000 + row_number() over ()`,
    '"name1"': `a.name1 || ' ' || g`,
  };
  const indexes = await query<{ indexname: string; indexdef: string }>(
    url,
    `select indexname, indexdef from pg_indexes where tablename = 'addresses'
     and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexname } of indexes) await query(url, `drop index ${indexname}`);
  const values = names.map((column) => copied[column] ?? `a.${column}`);
  await query(
    url,
    `insert into addresses (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from (select * from addresses where id <= ${count?.top}) a
     cross join generate_series(1, ${Math.ceil((rows - there) / there)}) g limit ${rows - there}`,
  );
  for (const { indexdef } of indexes) await query(url, indexdef);
  await query(url, 'vacuum analyze addresses');
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
