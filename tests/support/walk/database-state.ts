import type { TestServer } from '../start-server';

/** Tables that calls may write into although they are refused: who tried how often, and who is there. */
const traces = [
  'audit_log',
  'rate_levels',
  'sessions',
  'session_tokens',
  'login_attempts',
  // Counts the rows of these, too; of all others it follows from the rows themselves.
  'row_counts',
  'idempotency_keys',
  'kontor_migrations',
];

/** Names the tables whose rows differ. */
export const changedTables = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] => Object.keys(after).filter((name) => after[name] !== before[name]);

/** Returns a checksum of every table's rows, by table. */
export async function databaseState({ query }: TestServer): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counted = tables.map(({ name }) => name).filter((name) => !traces.includes(name));
  const parts = counted.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" t`,
  );
  const rows = await query<{ name: string; sum: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
