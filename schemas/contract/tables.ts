import { answeredSchema, refName } from './answered-schema';
import { operationRight, rightsIn, type OperationRight } from './operation-right';
import { isPaged, isSearched, ownQueryParameters, querySchemaName } from './query-parameters';
import { titleFields } from './title-fields';
import { queuedOperation, type QueuedOperation } from './queued-operation';
import { methods, type JsonSchema, type OpenApiDocument, type Operation } from './document';

/** Facts about a contract that compiler and engine need besides its types. Keys keep the contract's order. */
export interface ContractTables {
  /** GET path → schema of its rows. */
  lists: Record<string, string>;
  /** GET path ending in a parameter → schema of the record. */
  records: Record<string, string>;
  /** POST path → schema that it creates. */
  creates: Record<string, string>;
  /** `METHOD /path` → schema of a JSON body that is no entity: the input of an action. */
  bodies: Record<string, string>;
  /** `GET /path` → schema of its own query parameters, where it has some. */
  queries: Record<string, string>;
  /**
   * `METHOD /path` of a read or an action → schema of its answer about a record, where that is neither a list nor a
   * record.
   */
  answers: Record<string, string>;
  /** GET paths among `lists` that answer all rows at once and take no order. */
  whole: string[];
  /** `Schema.property` → schema of the rows that the property holds: a list of objects with a name. */
  rows: Record<string, string>;
  /** Schema → its code in locks, change history, events and reminders (`x-table`). */
  codes: Record<string, string>;
  /** Schema of records → the fields that make up their titles. */
  titles: Record<string, string[]>;
  /** Schema → lists below one of its records that are removed with it: parts, files, images. */
  parts: Record<string, PartList[]>;
  /** Schema → the list to choose its records from, where that needs no other record. */
  references: Record<string, ReferredList>;
  /** `METHOD /path` of calls that may wait on a device until there is a network → how. */
  queued: Record<string, QueuedOperation>;
  /** `METHOD /path` of every operation → right. */
  rights: Record<string, OperationRight>;
  /** Rights that a user can have: the values of schema `Right`, or all that operations name. */
  rightNames: string[];
}

export interface PartList {
  schema: string;
  /** Path of the list; its last parameter is the record. */
  list: string;
}

/** List to choose the records of a schema from. */
export interface ReferredList {
  path: string;
  /** Field of a row that a referring property holds. */
  value: string;
  /** True if the server has to search it: too many rows to read at once. */
  searched: boolean;
}

/**
 * Makes the tables that bind paths to schemas, since types are structural (architecture §2); they are the same before
 * and after derivation. Throws, naming the operation, for an `x-right` of no known form.
 */
export function contractTables(document: OpenApiDocument): ContractTables {
  const tables: ContractTables = {
    lists: {},
    records: {},
    creates: {},
    bodies: {},
    queries: {},
    answers: {},
    whole: [],
    rows: {},
    codes: {},
    titles: {},
    parts: {},
    references: {},
    queued: {},
    rights: {},
    rightNames: [],
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const right = operation['x-right'];
      // A session is enough where the contract names no right; what is not in the table does not exist.
      tables.rights[name] = right === undefined ? 'session' : operationRight(right, name);
      const queued = queuedOperation(operation, name);
      if (queued) tables.queued[name] = queued;
      if (method === 'get') {
        addAnswer(tables, path, operation);
        if (tables.lists[path] && !isPaged(operation, document)) tables.whole.push(path);
        if (ownQueryParameters(operation, document).length > 0) {
          tables.queries[name] = querySchemaName(operation);
        }
      }
      if (method === 'post') {
        const answer = answeredSchema(operation);
        if (answer && !answer.list && /\}\/[^{]+$/.test(path)) tables.answers[name] = answer.schema;
        const created = answeredSchema(operation, '201')?.schema ?? bodySchema(operation);
        if (created) tables.creates[path] = entityName(created, document);
      }
      const body = bodySchema(operation);
      if (body) tables.bodies[name] = body;
    }
  }
  const entities = new Set([...Object.values(tables.lists), ...Object.values(tables.records)]);
  const created = new Set(Object.values(tables.creates));
  for (const [name, schema] of Object.entries(tables.answers)) {
    // An action that answers the record it changed or made.
    const isMade = entities.has(entityName(schema, document)) || created.has(schema);
    if (name.startsWith('POST ') && isMade) delete tables.answers[name];
  }
  const answers = new Set(Object.values(tables.answers));
  for (const [name, schema] of Object.entries(tables.bodies)) {
    if (entities.has(entityName(schema, document))) delete tables.bodies[name];
  }
  const bodies = new Set(Object.values(tables.bodies));
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (!entities.has(name) && !answers.has(name) && !bodies.has(name)) continue;
    if (entities.has(name)) tables.titles[name] = titleFields(schema);
    if (schema['x-table']) tables.codes[name] = schema['x-table'];
    for (const [property, { items }] of Object.entries(schema.properties ?? {})) {
      const row = items?.$ref && refName(items.$ref);
      if (row && document.components?.schemas?.[row]?.properties) {
        tables.rows[`${name}.${property}`] = row;
      }
    }
  }
  tables.parts = partLists(document, tables);
  tables.references = referredLists(document, tables);
  tables.rightNames = rightNames(document, tables);
  return tables;
}

function partLists(
  document: OpenApiDocument,
  { lists }: ContractTables,
): Record<string, PartList[]> {
  const parts: Record<string, PartList[]> = {};
  const add = (of: string, schema: string | undefined, list: string | undefined) => {
    if (schema !== undefined && list !== undefined) (parts[of] ??= []).push({ schema, list });
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const parent = schema['x-parent'];
    const of = parent === undefined ? undefined : schema.properties?.[parent]?.['x-ref'];
    const list = Object.keys(lists).find(
      (path) => lists[path] === name && path.includes(`{${String(parent)}}`),
    );
    if (typeof of === 'string') add(of, name, list);
    const { files, images } = (schema['x-resource'] ?? {}) as { files?: string; images?: string };
    for (const path of [files, images]) add(name, lists[path ?? ''], path);
  }
  return parts;
}

function referredLists(
  document: OpenApiDocument,
  { lists }: ContractTables,
): Record<string, ReferredList> {
  const schemas = [...new Set(Object.values(lists))];
  const found = schemas.flatMap((schema) => {
    const path = Object.keys(lists).find((one) => lists[one] === schema && !one.includes('{'));
    const { properties = {} } = document.components?.schemas?.[schema] ?? {};
    const value = Object.keys(properties).find((name) => properties[name]?.['x-key']) ?? 'id';
    const get = path === undefined ? undefined : document.paths[path]?.get;
    if (path === undefined || !get || !(value in properties)) return [];
    return [[schema, { path, value, searched: isSearched(get, document) }] as const];
  });
  return Object.fromEntries(found);
}

function rightNames(document: OpenApiDocument, { rights }: ContractTables): string[] {
  const declared = document.components?.schemas?.Right?.enum as string[] | undefined;
  const named = new Set(Object.values(rights).flatMap(rightsIn));
  return declared ?? [...named].filter((right) => right !== 'public' && right !== 'session');
}

/** Name of an entity; a derived input stands for its entity. */
function entityName(schema: string, document: OpenApiDocument): string {
  return document.components?.schemas?.[schema]?.['x-entity'] ?? schema;
}

function addAnswer(tables: ContractTables, path: string, operation: Operation): void {
  const answer = answeredSchema(operation);
  if (!answer) return;
  if (answer.list) tables.lists[path] = answer.schema;
  else if (/\}\/?$/.test(path)) tables.records[path] = answer.schema;
  else if (path.includes('{')) tables.answers[`GET ${path}`] = answer.schema;
}

/** Schema that a JSON request body refers to, plainly or wrapped in `data`. */
export function bodySchema(operation: Operation): string | undefined {
  const ref = bodyReference(operation.requestBody?.content?.['application/json']?.schema)?.$ref;
  return ref ? refName(ref) : undefined;
}

/**
 * Reference of a body's schema: the schema itself, or the only property `data` of the specification's wrapped bodies.
 */
export function bodyReference(schema: JsonSchema | undefined): JsonSchema | undefined {
  if (schema?.$ref) return schema;
  const { data, ...others } = schema?.properties ?? {};
  return data?.$ref && Object.keys(others).length === 0 ? data : undefined;
}
