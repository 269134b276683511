import type { JsonSchema, OpenApiDocument } from '../../schemas/contract/document';
import {
  resourceDeclaration,
  type ResourceDeclaration,
} from '../../schemas/contract/resource-declaration';
import { columnName, columnSources, isNullable } from './column-source';

/** Places of the modules that a generated one imports, as it names them. */
export interface TablePlaces {
  /** Module of the column helpers. */
  columns: string;
  /** Modules written by hand beside a table, which win, by the table's name, with the columns' names. */
  beside: ReadonlyMap<string, { module: string; columns: readonly string[] }>;
  /** Returns the module of a schema's table that this document does not declare itself. */
  foreign: (schema: string) => string | undefined;
  /** Returns the module beside the generated ones that holds a schema's table. */
  moduleOf: (schema: string) => string;
}

/** Declaration that a table is generated from. */
interface Declared {
  declaration: ResourceDeclaration;
  schema: JsonSchema;
}

/**
 * Generates Drizzle's tables of every declared resource as TypeScript modules, by name, and the module `index` that
 * knows all of them. Throws, naming schema and property, for what has no column or no index and for a reference to
 * nothing.
 */
export function tableModules(
  document: OpenApiDocument,
  places: TablePlaces,
): ReadonlyMap<string, string> {
  const schemas = document.components?.schemas ?? {};
  const declared = Object.entries(schemas).flatMap(([name, schema]): Declared[] => {
    const declaration = resourceDeclaration(name, schema);
    return declaration ? [{ declaration, schema }] : [];
  });
  const moduleOf = ({ declaration }: Declared) => places.moduleOf(declaration.schema);
  const names = [...new Set(declared.map(moduleOf))];
  const modules = names.map((name) => {
    const imports = new Imports();
    const tables = declared
      .filter((one) => moduleOf(one) === name)
      .map((one) => tableSource(one, declared, schemas, places, imports));
    return [name, [imports.source(), ...tables].join('\n')] as const;
  });
  return new Map([...modules, ['index', indexModule(declared, places)]]);
}

function indexModule(declared: readonly Declared[], places: TablePlaces): string {
  const imports = new Imports();
  const lines = declared.map(({ declaration: { schema, table } }) => {
    imports.add(`./${places.moduleOf(schema)}`, variableOf(table));
    return `  ${schema}: ${variableOf(table)},`;
  });
  return [
    imports.source(),
    '/** The table of every declared schema. */',
    `export const tables = {\n${lines.join('\n')}\n};\n`,
  ].join('\n');
}

function tableSource(
  { declaration, schema }: Declared,
  declared: readonly Declared[],
  schemas: Readonly<Record<string, JsonSchema>>,
  places: TablePlaces,
  imports: Imports,
): string {
  const { table, search, isView } = declaration;
  const variable = variableOf(table);
  const beside = places.beside.get(table);
  const { id, version, ...properties } = schema.properties ?? {};
  const use = (name: string) => {
    const builtin = ['boolean', 'integer', 'jsonb', 'text'].includes(name);
    imports.add(builtin ? 'drizzle-orm/pg-core' : places.columns, name);
    return name;
  };
  const resolve = (property: JsonSchema) => resolved(property, schemas);
  const lines: string[] = [];
  const indexes: string[] = [];
  if (id) lines.push(version ? `...${use('identity')}()` : `id: ${use('key')}()`);
  for (const [name, property] of Object.entries(properties)) {
    // A text whose translations are properties has their columns.
    const isTranslated = property['x-localized'] && properties[`${name}De`] !== undefined;
    const isStored = !property.writeOnly && property['x-computed'] !== true && !isTranslated;
    if (!isStored || beside?.columns.includes(name)) continue;
    const where = `${declaration.schema}.${name}`;
    const sources = columnSources(name, property, resolve, where);
    for (const { key, source, uses } of sources) {
      uses.forEach(use);
      if (source.includes('sql`')) imports.add('drizzle-orm', 'sql');
      lines.push(`${key}: ${source}${reference(property, where)}`);
    }
    const isList = [resolve(property).type].flat().includes('array');
    if (isView || isList || property['x-unique'] || property['x-key']) continue;
    const isLong = isTooLongForIndex(resolve(property));
    if (isLong && property['x-index']) {
      throw new Error(`${where}: a text longer than ${LONGEST_INDEXED} characters has no index`);
    }
    const wanted =
      property['x-index'] ??
      (property['x-ref'] !== undefined || (search.includes(name) && !isLong));
    if (!wanted) continue;
    const [column = name] = sources.map(({ key }) => key);
    imports.add('drizzle-orm/pg-core', 'index');
    const columns = [column, ...(id ? ['id'] : [])].map((one) => `table.${one}`);
    indexes.push(`index('${table}_${columnName(column)}').on(${columns.join(', ')})`);
  }
  if (schema['x-table'] && !isView) lines.push(`...${use('stamps')}()`);
  if (search.length > 0) {
    lines.push(`suche: ${use('searchText')}(${searchExpression(search, schema, resolve)})`);
    imports.add('drizzle-orm', 'sql');
    imports.add('drizzle-orm/pg-core', 'index');
    indexes.push(`index('${table}_suche').using('gin', table.suche.op('gin_trgm_ops'))`);
  }
  if (beside) {
    imports.add(beside.module, 'columns', `${variable}Beside`);
    lines.push(`...${variable}Beside`);
  }
  imports.add('drizzle-orm/pg-core', 'pgTable');
  const extra = indexes.length > 0 ? `, (table) => [${indexes.join(', ')}]` : '';
  return `export const ${variable} = pgTable('${table}', { ${lines.join(', ')} }${extra});\n`;

  function reference(property: JsonSchema, where: string): string {
    const to = property['x-ref'];
    if (to === undefined || [resolve(property).type].flat().includes('array')) return '';
    const target = declared.find((one) => one.declaration.schema === to);
    const module = target ? undefined : places.foreign(String(to));
    if (!target && !module) throw new Error(`${where}: x-ref names ${String(to)}, no resource`);
    const name = target ? variableOf(target.declaration.table) : 'tables';
    if (module) imports.add(module, 'tables', 'productTables');
    if (target && places.moduleOf(String(to)) !== places.moduleOf(declaration.schema)) {
      imports.add(`./${places.moduleOf(String(to))}`, name);
    }
    const path = target ? name : `productTables.${String(to)}`;
    imports.add('drizzle-orm/pg-core', 'type AnyPgColumn');
    return `.references((): AnyPgColumn => ${path}.id)`;
  }
}

/**
 * Most characters of an indexed text: PostgreSQL keeps a third of a page (2,704 bytes) of a row in an index; a
 * character may take four.
 */
const LONGEST_INDEXED = 660;

function isTooLongForIndex({ type, maxLength = 0 }: JsonSchema): boolean {
  return [type].flat().includes('string') && Number(maxLength) > LONGEST_INDEXED;
}

/**
 * Pattern of what is not dialled in a telephone number as somebody typed it; «+49 (0)30 …»: the bracketed zero is
 * dialled inside the country only.
 */
const notDialled = '[(] *0 *[)]|[^0-9]+';

/**
 * Builds the search expression: every word of the searched fields, folded; of a telephone number its digits. What may
 * be missing counts as empty.
 */
function searchExpression(
  search: readonly string[],
  { properties = {} }: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): string {
  const parts = search.map((name) => {
    const property = properties[name] ?? {};
    const { type, format } = { ...resolve(property), ...property };
    const types = [type ?? []].flat();
    const stored = `${columnName(name)}${types.includes('string') ? '' : '::text'}`;
    const column =
      format === 'phone' ? `regexp_replace(${stored}, '${notDialled}', '', 'g')` : stored;
    return isNullable(property, resolve) ? `coalesce(${column}, '')` : column;
  });
  return `sql\`kontor_fold(${parts.join(` || ' ' || `)})\``;
}

/** Follows a reference to its schema, or to the one alternative to null, which then is among its types. */
function resolved(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const target = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const all = target.anyOf ?? target.oneOf;
  const choices = all?.filter(({ type }) => type !== 'null');
  if (choices?.length !== 1) return target;
  const only = resolved(choices[0] ?? {}, schemas);
  const isAlone = choices.length === all?.length;
  return isAlone ? only : { ...only, type: [only.type ?? [], 'null'].flat() };
}

/** Names a variable: `storage_regions` → `storageRegions`. */
function variableOf(table: string): string {
  return table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Collector of imports by module, each name once. */
class Imports {
  private readonly modules = new Map<string, Set<string>>();

  add(module: string, name: string, alias?: string): void {
    const names = this.modules.get(module) ?? new Set();
    this.modules.set(module, names.add(alias ? `${name} as ${alias}` : name));
  }

  source(): string {
    return [...this.modules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '${module}';`)
      .join('\n')
      .concat('\n');
  }
}
