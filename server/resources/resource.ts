import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { SchemaName } from '../../schemas/define';
import type { Contract, JsonSchema } from '../http/contract';
import type { Language } from '../http/language';

interface ResourceOptions {
  /** Property that identifies a record; `id` unless named. */
  key?: string;
  /** Code of the table in the change history. */
  historyCode?: string;
  /** Properties the server fills with the next number of a range. */
  numbers?: Readonly<Record<string, string>>;
  /** Properties whose text depends on the caller's language: the table's column for each. */
  localized?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The property that holds the record it is a part of; it is removed together with that record. */
  partOf?: string;
}

export interface ResourceDefinition extends ResourceOptions {
  schema: string;
  table: PgTable;
}

/** Describes the records of a table that the contract's schema names; everything else follows from the contract. */
export function defineResource(
  schema: SchemaName,
  table: PgTable,
  options: ResourceOptions = {},
): ResourceDefinition {
  return { schema, table, ...options };
}

/** A foreign key of one property. */
export interface Reference {
  property: string;
  column: PgColumn;
  foreignTable: PgTable;
  foreignColumn: PgColumn;
}

/** A definition bound to the contract: which property is which column. */
export interface Resource extends ResourceDefinition {
  key: string;
  tableName: string;
  keyColumn: PgColumn;
  /** The contract's properties that are stored or computed by the database. */
  properties: Readonly<Record<string, JsonSchema>>;
  references: readonly Reference[];
  /** Undefined for a table whose records never change. */
  columns: Readonly<Record<string, PgColumn>>;
  columnOf(property: string, language: Language): PgColumn;
}

/** Throws, naming schema and property, when the table lacks a column that the contract promises. */
export function bindResource(definition: ResourceDefinition, contract: Contract): Resource {
  const { schema, table, localized = {} } = definition;
  const columns = getTableColumns(table);
  const declared = contract.schemas[schema]?.properties;
  if (!declared) throw new Error(`Resource ${schema}: the contract has no such schema`);
  const properties = Object.fromEntries(
    Object.entries(declared).filter(([, property]) => !property.writeOnly),
  );
  const columnOf = (property: string, language: Language): PgColumn => {
    const column = columns[localized[property]?.[language] ?? property];
    if (!column) {
      throw new Error(
        `Resource ${schema}: table ${getTableName(table)} has no column «${property}»`,
      );
    }
    return column;
  };
  for (const property of Object.keys(properties)) columnOf(property, 'de');
  const key = definition.key ?? 'id';
  const nameOf = (column: PgColumn) =>
    Object.entries(columns).find(([, candidate]) => candidate === column)?.[0] ?? column.name;
  const references = getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns: own, foreignColumns, foreignTable } = foreignKey.reference();
    const [column] = own;
    const [foreignColumn] = foreignColumns;
    if (!column || !foreignColumn || own.length > 1) return [];
    return [
      { property: nameOf(column), column, foreignTable: foreignTable as PgTable, foreignColumn },
    ];
  });
  return {
    ...definition,
    key,
    tableName: getTableName(table),
    keyColumn: columnOf(key, 'de'),
    properties,
    references,
    columns,
    columnOf,
  };
}
