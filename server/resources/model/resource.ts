import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { Executor } from '../../db/database';
import type { Scope } from '../../http/access/scope';
import type { Contract, JsonSchema } from '../../http/contract/contract';
import type { Call } from '../../http/operations/call';
import type { Language } from '../../http/texts/language';
import { resourceRights, type ResourceRights } from './resource-rights';
import type { Tables } from './tables';

/** Change of a record: created (no `before`), changed, removed (no `after`); `fields` differ. */
export interface RecordChange {
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
  fields: readonly string[];
  /** True if it goes together with the record that it is part of. */
  withParent?: boolean;
}

/** Call of a change, as far as its hooks may look at it. */
export type WriteCall = Scope &
  Pick<
    Call<Record<string, unknown>, unknown, Record<string, unknown>>,
    'params' | 'body' | 'ip' | 'prepared'
  >;

/** Options of a resource that neither the contract nor the table expresses. */
export interface ResourceOptions {
  /** True if everybody may refer to its records, whoever may read them: basic data lists them for all. */
  namedByAll?: boolean;
  /** Fills in values that are not stored (`x-computed`) in rows that were read; texts in the caller's language. */
  complete?: (
    rows: Record<string, unknown>[],
    db: Executor,
    language: Language,
  ) => Promise<void> | void;
  /**
   * Prepares what takes long for a new record and holds nothing, before the transaction begins, for `prepare`
   * (`Call.prepared`).
   */
  makeReady?: (values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Adds columns that are no input to the values of a new record: a hash, its author. */
  prepare?: (values: Record<string, unknown>, call: WriteCall) => Promise<Record<string, unknown>>;
  /** Refuses, by throwing, what neither the contract nor rules of fields can; the row is locked. */
  guard?: (change: RecordChange, call: WriteCall, tables: Tables) => Promise<void>;
  /**
   * Returns further values that a change sets in its own row, such as a price that follows from another quantity. They
   * are in the history, too.
   */
  alongside?: (change: RecordChange, call: WriteCall) => Promise<Record<string, unknown>>;
  /** Runs in the same transaction, once the change is written. */
  stored?: (change: RecordChange, call: WriteCall, tables: Tables) => Promise<void>;
}

export interface ResourceDefinition extends ResourceOptions {
  schema: string;
  table: PgTable;
}

/**
 * Makes the resources of the contract's tables by schema; everything but `options` follows from the contract. Throws
 * for options of a schema that has no table, and for a second set of one schema.
 */
export function resourcesOf(
  tables: Readonly<Record<string, PgTable>>,
  options: readonly Readonly<Record<string, ResourceOptions>>[] = [],
): ResourceDefinition[] {
  const bySchema = new Map<string, ResourceOptions>();
  for (const [schema, one] of options.flatMap((some) => Object.entries(some))) {
    if (!tables[schema]) throw new Error(`Resource ${schema}: no table is declared for it`);
    if (bySchema.has(schema)) throw new Error(`Resource ${schema} has options twice`);
    bySchema.set(schema, one);
  }
  return Object.entries(tables).map(([schema, table]) => ({
    schema,
    table,
    ...bySchema.get(schema),
  }));
}

/** Foreign key of one property. */
export interface Reference {
  property: string;
  column: PgColumn;
  foreignTable: PgTable;
  foreignColumn: PgColumn;
}

/** Rule that `reference` has to lead to a part of what the property `of` names. */
export interface PartReference {
  reference: Reference;
  of: string;
  /** Column of the part that says what it is part of. */
  parentColumn: PgColumn;
}

/** Definition bound to the contract: which property is which column. */
export interface Resource extends ResourceDefinition {
  /** Property that identifies a record: the one with `x-key`, else `id`. */
  key: string;
  /** Properties the server fills with the next number of a range (`x-number-range`). */
  numbers: Readonly<Record<string, string>>;
  /** Properties that make up a record's title (`x-title`). */
  title: readonly string[];
  /** Code in locks, change history, events and reminders (`x-table`). */
  tableCode: string | undefined;
  /** True if locks on its records keep others from changing them (`x-lock: blocking`); a part asks its parent. */
  locksBlock: boolean;
  tableName: string;
  keyColumn: PgColumn;
  /** Properties of the contract that are stored or computed by the database, references resolved. */
  properties: Readonly<Record<string, JsonSchema>>;
  references: readonly Reference[];
  columns: Readonly<Record<string, PgColumn>>;
  rights: ResourceRights;
  /** Properties that the column `suche` joins. */
  searched: ReadonlySet<string>;
  /** Record that it is a part of (`x-parent`): removed together with it, locked by its lock, seen by the same users. */
  parent: { property: string; resource: Resource } | undefined;
  /** Resources that are part of it. */
  parts: readonly Resource[];
  /** References to a part of what another of its references names: a contact person of its address. */
  partReferences: readonly PartReference[];
  /** Condition for the rows of the table that belong to it; all of them unless given. */
  scope?: SQL;
  columnOf(property: string, language: Language): PgColumn;
}

/**
 * Binds all definitions to the contract and to each other. Throws, naming schema and property, where something does not
 * fit.
 */
export function bindResources(
  definitions: readonly ResourceDefinition[],
  contract: Contract,
): Resource[] {
  const resources = definitions.map((definition) => bindResource(definition, contract));
  for (const resource of resources) {
    resource.parent = parentOf(resource, resources, contract);
    if (resource.parent) {
      const { resource: parent } = resource.parent;
      parent.parts = [...parent.parts, resource];
    }
  }
  for (const resource of resources) {
    resource.partReferences = partReferences(resource, resources);
  }
  return resources;
}

function bindResource(definition: ResourceDefinition, contract: Contract): Resource {
  const { schema, table } = definition;
  const columns = getTableColumns(table);
  const { properties: declared, 'x-table': tableCode } = contract.schemas[schema] ?? {};
  if (!declared) throw new Error(`Resource ${schema}: the contract has no such schema`);
  const properties = Object.fromEntries(
    Object.entries(declared)
      .filter(([, property]) => !property.writeOnly && property['x-computed'] !== true)
      .map(([name, property]) => [name, { ...contract.resolve(property), ...property }] as const)
      .map(([name, property]) => [
        name,
        property.items ? { ...property, items: contract.resolve(property.items) } : property,
      ]),
  );
  const computed = Object.keys(declared).find((name) => declared[name]?.['x-computed'] === true);
  if ((computed !== undefined) !== (definition.complete !== undefined)) {
    throw new Error(`Resource ${schema}: «x-computed» and «complete» belong together`);
  }
  const columnOf = (property: string, language: Language): PgColumn => {
    const column = columns[columnKey(property, declared[property], language)];
    if (!column) {
      throw new Error(
        `Resource ${schema}: table ${getTableName(table)} has no column «${property}»`,
      );
    }
    return column;
  };
  for (const property of Object.keys(properties)) columnOf(property, 'de');
  const key = Object.keys(declared).find((name) => declared[name]?.['x-key']) ?? 'id';
  const rights = resourceRights(schema, contract);
  for (const right of Object.values<OperationRight | undefined>({ ...rights })) {
    if (typeof right === 'object' && 'own' in right && !properties[right.owner]) {
      throw new Error(`Resource ${schema}: x-right names the owner «${right.owner}», no property`);
    }
    if (typeof right === 'object' && 'own' in right && right.instead) {
      const { of } = right.instead;
      if (!properties[of]) {
        throw new Error(`Resource ${schema}: x-right names «${of}» under instead, no property`);
      }
    }
  }
  return {
    ...definition,
    key,
    numbers: Object.fromEntries(
      Object.entries(declared).flatMap(([name, property]) =>
        typeof property['x-number-range'] === 'string' ? [[name, property['x-number-range']]] : [],
      ),
    ),
    title: contract.tables.titles[schema] ?? [key],
    tableCode,
    locksBlock: locksBlock(schema, contract),
    tableName: getTableName(table),
    keyColumn: columnOf(key, 'de'),
    properties,
    references: referencesOf(table, columns),
    columns,
    rights,
    searched: new Set(searchedFields(schema, contract)),
    parent: undefined,
    parts: [],
    partReferences: [],
    columnOf,
  };
}

/** Key of a property's column; a text in several languages (`x-localized`) has one for each: `landDe`. */
function columnKey(name: string, property: JsonSchema | undefined, language: Language): string {
  if (!property?.['x-localized']) return name;
  return `${name}${language.charAt(0).toUpperCase()}${language.slice(1)}`;
}

function locksBlock(schema: string, contract: Contract): boolean {
  const lock = contract.schemas[schema]?.['x-lock'];
  if (lock !== undefined && lock !== 'blocking' && lock !== 'advisory') {
    throw new Error(`Resource ${schema}: x-lock is «${String(lock)}», not blocking or advisory`);
  }
  return lock === 'blocking';
}

/** Fields in the `x-search` of the schema's lists: one for all of them, as one column holds the search text. */
function searchedFields(schema: string, { tables, operations }: Contract): string[] {
  const lists = operations.filter(
    ({ method, path }) => method === 'GET' && tables.lists[path] === schema,
  );
  return lists.find(({ search }) => search.length > 0)?.search ?? [];
}

function referencesOf(table: PgTable, columns: Record<string, PgColumn>): Reference[] {
  const nameOf = (column: PgColumn) =>
    Object.entries(columns).find(([, candidate]) => candidate === column)?.[0] ?? column.name;
  return getTableConfig(table).foreignKeys.flatMap((foreignKey) => {
    const { columns: own, foreignColumns, foreignTable } = foreignKey.reference();
    const [column] = own;
    const [foreignColumn] = foreignColumns;
    if (!column || !foreignColumn || own.length > 1) return [];
    return [
      { property: nameOf(column), column, foreignTable: foreignTable as PgTable, foreignColumn },
    ];
  });
}

function partReferences(
  { table, references }: Resource,
  resources: readonly Resource[],
): PartReference[] {
  return references.flatMap((reference) => {
    const part = resources.find((one) => one.table === reference.foreignTable);
    // A record of the same kind, like the one that it was made of, is part of something else.
    if (!part?.parent || part.table === table) return [];
    const { property, resource: whole } = part.parent;
    const isNamed = references.some(
      (other) => other.property === property && other.foreignTable === whole.table,
    );
    return isNamed
      ? [{ reference, of: property, parentColumn: part.columnOf(property, 'de') }]
      : [];
  });
}

function parentOf(
  { schema, references, properties }: Resource,
  resources: readonly Resource[],
  contract: Contract,
): Resource['parent'] {
  const property = contract.schemas[schema]?.['x-parent'];
  if (property === undefined) return undefined;
  const reference = references.find((candidate) => candidate.property === property);
  const resource = resources.find(({ table }) => table === reference?.foreignTable);
  if (!resource || resource.schema === schema || !properties[property]) {
    throw new Error(
      `Resource ${schema}: x-parent «${property}» is no reference to another resource`,
    );
  }
  return { property, resource };
}
