import pg from 'pg';
import type { SequenceFacts, TableShape, TableSums } from './facts';

const { escapeIdentifier: quoted, escapeLiteral } = pg;

/** Tables that are not copied: one is compared, the work in the other is done where the rows arrive. */
const OWN_TABLES = ['kontor_migrations', 'set_aside_indexes'];

const notOfExtension = (of: string) =>
  `not exists (select 1 from pg_depend d where d.objid = ${of}.oid and d.deptype = 'e')`;

/** Settings under which the same values have the same text on every server, and nothing ends a long statement. */
export const SESSION = `
  set search_path = public;
  set client_encoding = 'UTF8';
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set standard_conforming_strings = on;
  set row_security = off;
  set jit = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`;

/** Names of everything in a database, except what extensions brought. */
export async function namesInUse(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and ${notOfExtension('c')} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Notes in the database, with the rows, their origin. */
export async function noteOrigin(client: pg.ClientBase, origin: string): Promise<void> {
  await client.query(`comment on table kontor_migrations is ${escapeLiteral(origin)}`);
}

/** Origin of a database's rows, if it was noted; null otherwise. */
export async function copiedFrom(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ origin: string | null }>(
    `select obj_description(to_regclass('kontor_migrations'), 'pg_class') as origin`,
  );
  return rows[0]?.origin ?? null;
}

/** Tables to copy, in the order of their names, with the columns that are stored and not computed. */
export async function tableShapes(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, (
       select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attname collate "C")
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     ) as columns
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and ${notOfExtension('c')} order by c.relname collate "C"`,
    [OWN_TABLES],
  );
  return rows;
}

const columnList = ({ columns }: TableShape) => columns.map(({ name }) => quoted(name)).join(', ');

/** Keeps others from changing the structure of these tables until the transaction ends. */
export const lockShapes = (tables: readonly TableShape[]) =>
  `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`;

export const copyOut = (table: TableShape) =>
  `copy ${quoted(table.name)} (${columnList(table)}) to stdout`;

/**
 * Statement that copies rows into a table, without a second writing later: nobody has seen them before, as the table
 * was emptied in this transaction.
 */
export const copyIn = (table: TableShape) =>
  `copy ${quoted(table.name)} (${columnList(table)}) from stdin (freeze)`;

/** Measures the tables for the planner. */
export const analyzeAll = (tables: readonly TableShape[]) =>
  `analyze ${tables.map(({ name }) => quoted(name)).join(', ')}`;

/**
 * Counts a table, and sums its rows' hashes: a sum does not depend on their order, and two equal rows do not cancel
 * each other.
 */
export async function sumTable(client: pg.ClientBase, table: TableShape): Promise<TableSums> {
  const { rows } = await client.query<{ rows: string; bytes: string; digest: string }>(
    `select count(*) as rows, coalesce(sum(octet_length(line)), 0) as bytes,
       coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text
         as digest
     from (select row(${columnList(table)})::text as line from only ${quoted(table.name)} offset 0) lines`,
  );
  const [sums] = rows;
  return {
    rows: Number(sums?.rows),
    bytes: Number(sums?.bytes),
    digest: sums?.digest ?? '',
  };
}

/** Reads the state of every sequence. */
export async function sequences(client: pg.ClientBase): Promise<SequenceFacts[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${notOfExtension('c')}
     order by c.relname collate "C"`,
  );
  if (names.length === 0) return [];
  const { rows } = await client.query<SequenceFacts>(
    names
      .map(
        ({ name }) =>
          `select ${escapeLiteral(name)} as name, last_value::text as value, is_called as called from ${quoted(name)}`,
      )
      .join(' union all '),
  );
  return rows;
}

export async function setSequences(
  client: pg.ClientBase,
  wanted: readonly SequenceFacts[],
): Promise<void> {
  for (const { name, value, called } of wanted) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called]);
  }
}

/** Statements that prepare tables to be filled, and those that make them whole again. */
export interface Opening {
  open: string[];
  indexes: string[];
  close: string[];
}

/**
 * Plans how tables are opened for a bulk load by their owner, who is no superuser: foreign keys are dropped and come
 * back, which proves them; our triggers rest, and wake as they were; indexes that enforce nothing are built from full
 * tables.
 */
export async function planOpening(
  client: pg.ClientBase,
  tables: readonly TableShape[],
): Promise<Opening> {
  const names = [tables.map(({ name }) => name)];
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
     order by c.relname collate "C", k.conname collate "C"`,
    names,
  );
  const { rows: triggers } = await client.query<{ table: string; name: string; state: string }>(
    `select c.relname as table, t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled <> 'D'
       and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
     order by c.relname collate "C", t.tgname collate "C"`,
    names,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where not x.indisunique and not x.indisexclusion and not x.indisclustered and not x.indisreplident
       and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
     order by i.relname collate "C"`,
    names,
  );
  const alter = (table: string, rest: string) => `alter table ${quoted(table)} ${rest}`;
  const wake = { O: 'enable', A: 'enable always', R: 'enable replica' } as Record<string, string>;
  return {
    open: [
      ...keys.map(({ table, name }) => alter(table, `drop constraint ${quoted(name)}`)),
      ...triggers.map(({ table, name }) => alter(table, `disable trigger ${quoted(name)}`)),
      ...indexes.map(({ name }) => `drop index ${quoted(name)}`),
      `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`,
    ],
    indexes: indexes.map(({ definition }) => definition),
    close: [
      ...keys.map(({ table, name, definition }) =>
        alter(table, `add constraint ${quoted(name)} ${definition}`),
      ),
      ...triggers.map(({ table, name, state }) =>
        alter(table, `${wake[state]} trigger ${quoted(name)}`),
      ),
    ],
  };
}
