import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tables as listedTables } from '../../server/db/generated/tables';
import type { Difference } from './differences';
import { columnSql, quoted, tableSql } from './table-sql';

const listed = new Set<string>(Object.values(listedTables).map((table) => getTableName(table)));

/** The SQL of a migration, and what a person must decide before it may run. */
export interface Draft {
  sql: string;
  open: string[];
}

/**
 * Writes what brings a database to what is wanted. Nothing is dropped: what is superfluous stands there
 * as a comment. A new column that must have a value but has no default is left open.
 */
export function draftMigration(
  found: readonly Difference[],
  tables: ReadonlyMap<string, PgTable>,
): Draft {
  const open: string[] = [];
  const made = new Set(found.flatMap(({ kind, table }) => (kind === 'table' ? [table] : [])));
  const creates = found.flatMap((one) => statements(one, tables, open));
  // New tables may refer to each other: their foreign keys come when all are there.
  const later = [...made].flatMap((name) => {
    const table = tables.get(name);
    if (!table) return [];
    const { references, indexes } = tableSql(table);
    // A list says how many rows there are without counting them.
    const counts = listed.has(name) ? [`select kontor_count_rows('${name}');`] : [];
    return [...Object.values(references), ...indexes.map(({ sql }) => sql), ...counts];
  });
  return { sql: [...creates, ...later].join('\n'), open };
}

function statements(
  one: Difference,
  tables: ReadonlyMap<string, PgTable>,
  open: string[],
): string[] {
  const table = tables.get(one.table);
  if (!table) throw new Error(`${one.table} is no declared table`);
  const alter = `alter table ${quoted(one.table)}`;
  switch (one.kind) {
    case 'table':
      return [tableSql(table).create];
    case 'column':
      return addColumn(table, one.column, open);
    case 'rename':
      return [`${alter} rename column ${quoted(one.from)} to ${quoted(one.column)};`];
    case 'superfluous':
      open.push(
        `${one.table}.${one.column} is wanted no more: remove the comment to drop it with all it holds, or say --rename ${one.table}.${one.column}=<new name>`,
      );
      return [`-- ${alter} drop column ${quoted(one.column)};`];
    case 'type':
      open.push(`${one.table}.${one.column} changes its type: check that every value fits`);
      return [`${alter} alter column ${quoted(one.column)} type ${one.wanted.type};`];
    case 'notNull':
      if (one.wanted.notNull) {
        open.push(`${one.table}.${one.column} may not be null any more: fill what is`);
      }
      return [
        `${alter} alter column ${quoted(one.column)} ${one.wanted.notNull ? 'set' : 'drop'} not null;`,
      ];
    case 'default':
      return [
        one.wanted.default === null
          ? `${alter} alter column ${quoted(one.column)} drop default;`
          : `${alter} alter column ${quoted(one.column)} set default ${one.wanted.default};`,
      ];
    case 'generated':
      return generatedAgain(table, one, open);
    case 'reference':
      return [tableSql(table).references[one.column] ?? ''];
    case 'unique':
      open.push(`${one.table}: ${one.column} must be unique: check that nothing is there twice`);
      return [`${alter} add unique (${one.column.split(',').map(quoted).join(', ')});`];
    case 'index':
      return tableSql(table)
        .indexes.filter(({ columns }) => columns.join(',') === one.columns)
        .map(({ sql }) => sql);
  }
}

function addColumn(table: PgTable, name: string, open: string[]): string[] {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
  if (!column) throw new Error(`${getTableName(table)}.${name} is no declared column`);
  const { references, indexes } = tableSql(table);
  const alter = `alter table ${quoted(getTableName(table))}`;
  const needsValue = column.notNull && column.default === undefined && !column.generated;
  if (needsValue) {
    open.push(`${getTableName(table)}.${name} needs a value in every row that is there already`);
  }
  return [
    `${alter} add column ${columnSql(column)};`,
    ...(references[name] ? [references[name]] : []),
    ...indexes.filter(({ columns }) => columns[0] === name).map(({ sql }) => sql),
  ];
}

/** A generated column cannot be altered: it is made anew, with the indexes that go with it. */
function generatedAgain(
  table: PgTable,
  { column, wanted }: Extract<Difference, { kind: 'generated' }>,
  open: string[],
): string[] {
  const name = getTableName(table);
  const alter = `alter table ${quoted(name)}`;
  if (wanted.generated === null) {
    return [`${alter} alter column ${quoted(column)} drop expression;`];
  }
  open.push(
    `${name}.${column} is generated anew: every row is written, views of it are in the way`,
  );
  const source = Object.values(getTableColumns(table)).find((one) => one.name === column);
  const again = tableSql(table).indexes.filter(({ columns }) => columns.includes(column));
  return [
    `${alter} drop column ${quoted(column)};`,
    `${alter} add column ${source ? columnSql(source) : quoted(column)};`,
    ...again.map(({ sql }) => sql),
  ];
}
