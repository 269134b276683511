import openapiTypes, { astToString } from 'openapi-typescript';
import { deriveInputs, inputOf } from '../derive';
import { listLimits } from '../../schemas/contract/list-limits';
import { searchSections, type SearchSection } from '../../schemas/contract/search-sections';
import { startBlocks, type CountedList } from '../../schemas/contract/start-blocks';
import { contractTables, type ContractTables } from '../../schemas/contract/tables';
import type { EntitySchema } from '../../src/engine/application/entity-schema';
import { formSchema, hasAlternatives } from '../../src/engine/views/form/form-schema';
import { pageSchema } from './page-schema';
import { compileValidators } from './validators';
import type { OpenApiDocument } from '../../schemas/contract/document';

/** First line of everything generated that can carry a comment. */
export const banner = '// Written by scripts/api-refresh.ts. Never edited by hand.\n';

/** Settings for what is generated besides, or left out. */
interface Generation {
  /** Tells whether a screen shows a schema: one that none shows needs neither schema nor validators. */
  shows?: (schema: string) => boolean;
  /** Facts of how the calls of each list are made, where the wire is not ours. */
  wire?: unknown;
}

/**
 * Generates every file of a contract: path below the output folder → text. `formatsModule` is how a validator, one
 * folder below the output, imports the format checks.
 */
export async function generateFiles(
  document: OpenApiDocument,
  formatsModule: string,
  { shows = () => true, wire }: Generation = {},
): Promise<Map<string, string>> {
  const tables = contractTables(document);
  const derived = deriveInputs(document, tables);
  const limits = listLimits(document, tables);
  const files = new Map<string, string>();
  files.set('openapi.json', json(derived));
  for (const [name, text] of await typeModules(derived, tables)) files.set(name, text);
  files.set('parts.ts', banner + partsModule(tables));
  files.set('sections.ts', banner + sectionsModule(searchSections(document, tables)));
  files.set('start.ts', banner + startModule(startBlocks(document, tables)));
  if (wire !== undefined) files.set('wire.ts', banner + wireModule(wire));

  const components = derived.components?.schemas ?? {};
  const entities = new Set([...Object.values(tables.lists), ...Object.values(tables.records)]);
  const bodies = new Set(Object.values(tables.bodies));
  const queries = new Set(Object.values(tables.queries));
  const answers = new Set(Object.values(tables.answers));
  const rows = new Set(Object.values(tables.rows).filter((name) => !entities.has(name)));
  for (const name of [...entities, ...bodies, ...queries, ...answers, ...rows]) {
    if (entities.has(name) && !shows(name)) continue;
    const source = queries.has(name) ? derived : document;
    const page = pageSchema(source.components?.schemas?.[name], source.components?.schemas ?? {});
    const ofLists = Object.entries(limits).filter(([path]) => tables.lists[path] === name);
    const lists = ofLists.length > 0 && { 'x-lists': Object.fromEntries(ofLists) };
    files.set(`schemas/${name}.json`, json({ ...page, ...lists }));
    const input = inputSchema(name);
    const patch = components[`${name}Patch`];
    const schemas = { ...(input && { input }), ...(patch && { patch }) };
    if (Object.keys(schemas).length === 0) continue;
    const paged = page?.properties && formSchema(page as EntitySchema);
    const form = entities.has(name) && paged && hasAlternatives(paged) ? paged : undefined;
    files.set(
      `validators/${name}.js`,
      banner +
        (await compileValidators(
          schemas,
          components,
          formatsModule,
          document['x-formats'] ?? [],
          form,
        )),
    );
    files.set(`validators/${name}.d.ts`, banner + validatorTypes(Object.keys(schemas), form));
  }
  return files;

  function inputSchema(name: string) {
    if (bodies.has(name) || queries.has(name)) return components[name];
    const row = rows.has(name) ? document.components?.schemas?.[name] : undefined;
    return row ? inputOf(row) : components[`${name}Input`];
  }
}

/** Generates the modules that screens are compiled against: of a contract with its inputs derived. */
export async function typeModules(
  derived: OpenApiDocument,
  tables = contractTables(derived),
): Promise<Map<string, string>> {
  const types = await openapiTypes(JSON.parse(JSON.stringify(derived)));
  return new Map([
    ['api.ts', banner + astToString(types)],
    ['contract.ts', banner + contractModule(tables)],
  ]);
}

/** Generates the parts as a module of their own: needed only where a record is removed. */
function partsModule({ parts }: ContractTables): string {
  const type = 'Readonly<Record<string, readonly { schema: string; list: string }[]>>';
  return [
    '/** Schema → lists below one of its records of what is removed with it. */',
    `export const parts: ${type} = ${JSON.stringify(parts, null, 2)};\n`,
  ].join('\n');
}

/** Generates the sections as a module of their own: needed only by the search over everything. */
function sectionsModule(sections: Record<string, SearchSection>): string {
  return [
    '/** Name of a section of the search over everything → its list. */',
    `export const sections: Readonly<\n  Record<string, { schema: string; list: string; filter?: string; uncounted?: true }>\n> = ${JSON.stringify(sections, null, 2)};\n`,
  ].join('\n');
}

/** Generates the start page's blocks as a module of their own: needed only there. */
function startModule(blocks: Record<string, CountedList>): string {
  const figure = '{ filter: string; sum?: string; order?: string }';
  const block = `{ name: string; list: string; figures: Readonly<Record<string, ${figure}>> }`;
  return [
    '/** Schema → what the start page counts of its main list. */',
    `export const start: Readonly<Record<string, ${block}>> = ${JSON.stringify(blocks, null, 2)};\n`,
  ].join('\n');
}

function wireModule(wire: unknown): string {
  return [
    '/** Path of a list → how its calls are made on the wire. */',
    `export const wire = ${JSON.stringify(wire, null, 2)} as const;\n`,
  ].join('\n');
}

function contractModule(tables: ContractTables): string {
  const table = (name: string, entries: unknown) =>
    `export const ${name} = ${JSON.stringify(entries, null, 2)} as const;\n`;
  return [
    "import type { components, operations, paths } from './api';\n",
    '/** GET path → schema of its rows. */',
    table('lists', tables.lists),
    '/** GET path of one record → its schema. */',
    table('records', tables.records),
    '/** POST path → schema it creates. */',
    table('creates', tables.creates),
    '/** Operation → schema of its body, where that is no entity. */',
    table('bodies', tables.bodies),
    '/** `GET /path` → schema of its own query parameters. */',
    table('queries', tables.queries),
    '/** Operation → schema of what it answers about a record, where that is neither list nor record. */',
    table('answers', tables.answers),
    '/** GET paths of lists that are answered as a whole. */',
    table('whole', tables.whole),
    '/** `Schema.property` → schema of the rows in it. */',
    table('rows', tables.rows),
    '/** Schema → code of its records in locks, change history, events and reminders. */',
    table('codes', tables.codes),
    '/** Schema → the fields that its records are called by. */',
    table('titles', tables.titles),
    '/** Schema → the list that its records are chosen from. */',
    table('references', tables.references),
    '/** Operation that may wait on a device until there is a network → how. */',
    table('queued', tables.queued),
    '/** Operation → right (`public` and `session` are no rights of a user). */',
    table('rights', tables.rights),
    '/** Every right that a user can have. */',
    table('rightNames', tables.rightNames),
    'export type RightName = (typeof rightNames)[number];\n',
    '/** What `schemas/define.ts` registers. */',
    'export interface Contract {',
    "  schemas: components['schemas'];",
    '  paths: paths;',
    '  operations: operations;',
    '  lists: typeof lists;',
    '  records: typeof records;',
    '  creates: typeof creates;',
    '  bodies: typeof bodies;',
    '  queries: typeof queries;',
    '  answers: typeof answers;',
    '  rows: typeof rows;',
    '  codes: typeof codes;',
    '  references: typeof references;',
    '  queued: typeof queued;',
    '  rights: typeof rights;',
    '  right: RightName;',
    '}\n',
  ].join('\n');
}

function validatorTypes(names: string[], form: object | undefined): string {
  return `import type { ValidateFunction } from 'ajv';\n${names
    .map((name) => `export const ${name}: ValidateFunction;\n`)
    .join('')}${form ? 'export const form: Record<string, ValidateFunction>;\n' : ''}`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
