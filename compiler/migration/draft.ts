import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tables as listedTables } from '../../server/db/generated/index';
import type { Difference } from './differences';
import { columnSql, generatedSql, quoted, tableSql } from './table-sql';

const listed = new Set<string>(Object.values(listedTables).map((table) => getTableName(table)));

/** SQL of a migration, and what a person must decide before it may run. */
export interface Draft {
  sql: string;
  open: string[];
}

/** Kinds of statements in the order in which they can run, whatever their tables are called. */
const steps = [
  'rename',
  'create table',
  'make way',
  'add column',
  'alter column',
  'generate',
  'unique',
  'reference',
  'index',
  'count',
  'left over',
] as const;

interface Statement {
  step: (typeof steps)[number];
  sql: string;
}

/**
 * Writes what brings a database to what is wanted. Nothing is dropped: what is superfluous stands there
 * as a comment, and what is to be generated from now on is kept under another name. A new column that
 * must have a value but has no default is left open.
 */
export function draftMigration(
  found: readonly Difference[],
  tables: ReadonlyMap<string, PgTable>,
): Draft {
  const open: string[] = [];
  const added = new Set(
    found.flatMap((one) => (one.kind === 'column' ? [`${one.table}.${one.column}`] : [])),
  );
  const statements = [
    ...found
      // A new column is unique from the beginning.
      .filter((one) => one.kind !== 'unique' || !added.has(`${one.table}.${one.column}`))
      .flatMap((one) => statementsFor(one, declared(tables, one.table), open)),
    ...generatedFromChanged(found, tables, open),
  ];
  const inOrder = steps.flatMap((step) => statements.filter((one) => one.step === step));
  return { sql: inOrder.map(({ sql }) => sql).join('\n'), open };
}

function declared(tables: ReadonlyMap<string, PgTable>, name: string): PgTable {
  const table = tables.get(name);
  if (!table) throw new Error(`${name} is no declared table`);
  return table;
}

function statementsFor(one: Difference, table: PgTable, open: string[]): Statement[] {
  const alter = `alter table ${quoted(one.table)}`;
  switch (one.kind) {
    case 'table':
      return createTable(table);
    case 'column':
      return addColumn(table, one.column, open);
    case 'rename': {
      const sql = `${alter} rename column ${quoted(one.from)} to ${quoted(one.column)};`;
      return [{ step: 'rename', sql }];
    }
    case 'superfluous':
      open.push(
        `${one.table}.${one.column} is wanted no more: remove the comment to drop it with all it holds, or say --rename ${one.table}.${one.column}=<new name>`,
      );
      return [{ step: 'left over', sql: `-- ${alter} drop column ${quoted(one.column)};` }];
    case 'type': {
      open.push(`${one.table}.${one.column} changes its type: check that every value fits`);
      const sql = `${alter} alter column ${quoted(one.column)} type ${one.wanted.type};`;
      return [{ step: 'alter column', sql }];
    }
    case 'notNull': {
      if (one.wanted.notNull) {
        open.push(`${one.table}.${one.column} may not be null any more: fill what is`);
      }
      const change = `${one.wanted.notNull ? 'set' : 'drop'} not null`;
      return [
        { step: 'alter column', sql: `${alter} alter column ${quoted(one.column)} ${change};` },
      ];
    }
    case 'default': {
      const value = one.wanted.default;
      const change = value === null ? 'drop default' : `set default ${value}`;
      return [
        { step: 'alter column', sql: `${alter} alter column ${quoted(one.column)} ${change};` },
      ];
    }
    case 'generated': {
      if (one.wanted.generated !== null)
        return generatedAgain(table, one.column, one.was.generated === null, open);
      const sql = `${alter} alter column ${quoted(one.column)} drop expression;`;
      return [{ step: 'alter column', sql }];
    }
    case 'reference':
      return [{ step: 'reference', sql: tableSql(table).references[one.column] ?? '' }];
    case 'unique': {
      open.push(`${one.table}: ${one.column} must be unique: check that nothing is there twice`);
      const columns = one.column.split(',').map(quoted).join(', ');
      return [{ step: 'unique', sql: `${alter} add unique (${columns});` }];
    }
    case 'index':
      return indexesOf(table, (columns) => columns.join(',') === one.columns);
  }
}

/** Creates a table, and apart from it what needs other tables. */
function createTable(table: PgTable): Statement[] {
  const name = getTableName(table);
  const { create, references } = tableSql(table);
  return [
    { step: 'create table', sql: create },
    ...Object.values(references).map((sql) => ({ step: 'reference' as const, sql })),
    ...indexesOf(table, () => true),
    // A list says how many rows there are without counting them.
    ...(listed.has(name)
      ? [{ step: 'count' as const, sql: `select kontor_count_rows('${name}');` }]
      : []),
  ];
}

type WhichIndexes = (columns: string[]) => boolean;

function indexNames(table: PgTable, isMeant: WhichIndexes): string[] {
  const meant = tableSql(table).indexes.filter(({ columns }) => isMeant(columns));
  return meant.map(({ name }) => name);
}

function indexesOf(table: PgTable, isMeant: WhichIndexes): Statement[] {
  return tableSql(table)
    .indexes.filter(({ columns }) => isMeant(columns))
    .map(({ sql }) => ({ step: 'index', sql }));
}

function addColumn(table: PgTable, name: string, open: string[]): Statement[] {
  const column = columnNamed(table, name);
  const needsValue = column.notNull && column.default === undefined && !column.generated;
  if (needsValue) {
    open.push(`${getTableName(table)}.${name} needs a value in every row that is there already`);
  }
  const sql = `alter table ${quoted(getTableName(table))} add column ${columnSql(column)};`;
  // What it is generated from may be new or changed itself.
  return [{ step: column.generated ? 'generate' : 'add column', sql }];
}

/** PostgreSQL changes no type of what a generated column is made of: those make way and come again. */
function generatedFromChanged(
  found: readonly Difference[],
  tables: ReadonlyMap<string, PgTable>,
  open: string[],
): Statement[] {
  const isAgain = (table: string, column: string) =>
    found.some(
      (one) =>
        (one.kind === 'generated' || one.kind === 'column') &&
        one.table === table &&
        one.column === column,
    );
  const retyped = found.flatMap((one) => (one.kind === 'type' ? [one] : []));
  return [...new Set(retyped.map(({ table }) => table))].flatMap((name) => {
    const table = declared(tables, name);
    const changed = retyped.filter((one) => one.table === name).map(({ column }) => column);
    return Object.values(getTableColumns(table))
      .filter((column) => {
        const words = new Set<string>(generatedSql(column)?.match(/\w+/g));
        return changed.some((one) => words.has(one)) && !isAgain(name, column.name);
      })
      .flatMap((column) => generatedAgain(table, column.name, false, open));
  });
}

/**
 * Makes a generated column anew, with its indexes, since it cannot be altered. What was written into it by hand is
 * kept.
 */
function generatedAgain(
  table: PgTable,
  column: string,
  wasWritten: boolean,
  open: string[],
): Statement[] {
  const name = getTableName(table);
  const alter = `alter table ${quoted(name)}`;
  const kept = `${column}_before`;
  open.push(
    wasWritten
      ? `${name}.${column} is generated from now on: what was written into it stands in ${kept}, to be dropped when nobody needs it`
      : `${name}.${column} is generated anew: every row is written, views of it are in the way`,
  );
  const out = wasWritten
    ? `rename column ${quoted(column)} to ${quoted(kept)}`
    : `drop column ${quoted(column)}`;
  const own = (columns: string[]) => columns.includes(column);
  // Dropped with a dropped column; a renamed one would keep them, and their names.
  const freed = wasWritten ? indexNames(table, own) : [];
  return [
    { step: 'make way', sql: `${alter} ${out};` },
    ...freed.map((index) => ({
      step: 'make way' as const,
      sql: `drop index if exists ${quoted(index)};`,
    })),
    { step: 'generate', sql: `${alter} add column ${columnSql(columnNamed(table, column))};` },
    ...indexesOf(table, own),
  ];
}

function columnNamed(table: PgTable, name: string): PgColumn {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
  if (!column) throw new Error(`${getTableName(table)}.${name} is no declared column`);
  return column;
}
