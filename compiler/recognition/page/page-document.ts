import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
  PathItem,
} from '../../../schemas/contract/document';
import { formats as knownFormats } from '../../../schemas/rules/format-checks';
import { inputOf, patchOf } from '../../derive';
import type { ContractModel, ListOperation, RecognitionHelp, Resource } from '../resources/model';
import { isOfType, type FlatSchema } from '../schemas/flat-schema';
import { pagePath } from './page-path';
import { pageProperty } from './page-property';
import { recordTitle } from './record-title';

/**
 * Builds a foreign contract as the page reads it, in the words of our own: each resource with its list, record and what
 * can be done, one schema for its records, an input and a patch; nothing else of the document. An ability that a list's
 * call lacks has no parameter. `wireFacts` says how calls are made of it on the wire.
 */
export function pageDocument(model: ContractModel, help: RecognitionHelp = {}): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, PathItem> = {};
  const at = (path: string) => (paths[path] ??= {});
  for (const resource of model.resources) {
    const { schema, list, record, create, change, remove } = resource;
    schemas[schema] = mergedRecords(schemas[schema], recordSchema(resource, help));
    const recordPath = pagePath(record.path, 'record');
    at(pagePath(list.path, 'list')).get = {
      ...operation(list, `list${schema}`),
      parameters: listParameters(list),
      responses: answer({ type: 'array', items: to(schema) }),
    };
    at(recordPath).get = {
      ...operation(record, `read${schema}`),
      responses: answer(to(schema)),
    };
    if (create) {
      const input = inputOf(sentSchema(create.schema, help));
      schemas[`${schema}Input`] ??= { ...input, 'x-entity': schema };
      at(pagePath(create.path, 'list')).post = {
        ...operation(create, `create${schema}`),
        requestBody: body(to(`${schema}Input`)),
        responses: answer(to(schema), '201'),
      };
    }
    if (change) {
      const patch = patchOf(sentSchema(change.schema, help));
      schemas[`${schema}Patch`] ??= { ...patch, 'x-entity': schema };
      at(recordPath).patch = {
        ...operation(change, `change${schema}`),
        requestBody: body(to(`${schema}Patch`)),
        responses: answer(to(schema)),
      };
    }
    if (remove) {
      at(recordPath).delete = { ...operation(remove, `remove${schema}`), responses: { '204': {} } };
    }
  }
  const formats = [...new Set(formatsIn(schemas))].filter((name) => !(name in knownFormats));
  return {
    openapi: '3.1.0',
    info: { title: model.title, version: model.version },
    ...(formats.length > 0 && { 'x-formats': formats }),
    paths,
    components: { schemas },
  };
}

/** Builds the schema of a record for the page: what is read, what rows have besides, what is only ever sent. */
function recordSchema(resource: Resource, help: RecognitionHelp): JsonSchema {
  const { list, record, create, change } = resource;
  const written = { ...change?.schema.properties, ...create?.schema.properties };
  const sent = Object.fromEntries(Object.entries(written).filter(([, one]) => !one.readOnly));
  const all = { ...sent, ...list.schema.properties, ...record.schema.properties };
  const properties: Record<string, JsonSchema> = {};
  for (const [name, property] of Object.entries(all)) {
    const isSent = name in sent;
    // On the page `id` is what names a record: where that is another field, an id of another meaning is not shown.
    if (name === 'id' && record.id.field !== 'id' && !isSent) continue;
    // A sent object has the parts that are sent.
    const said = isSent && isOfType(property, 'object') ? sent[name] : property;
    const page = pageProperty(withHelp(said ?? property, help), isSent);
    if (!page) continue;
    const isRead = [record, list].some(({ schema }) => name in (schema.properties ?? {}));
    const key = name === record.id.field ? keyWords(resource) : {};
    properties[name] = {
      ...page,
      ...(!isSent && { readOnly: true }),
      ...(isSent && !isRead && { writeOnly: true }),
      ...(isSent && isRead && { readOnly: undefined }),
      ...key,
    };
  }
  const required = create?.schema.required ?? change?.schema.required ?? [];
  const { description } = record.schema;
  return {
    type: 'object',
    ...(typeof description === 'string' && { description }),
    'x-title': recordTitle(list.schema, record.id.field).filter((name) => name in properties),
    required: required.filter((name) => name in properties),
    properties,
  };
}

/** Returns the words for a key with another name than `id`, and for one that is typed when a record is created. */
function keyWords({ record, create }: Resource): JsonSchema {
  const { field } = record.id;
  const given = create?.schema.properties?.[field];
  const isTyped = given && !given.readOnly && create?.schema.required?.includes(field);
  return {
    ...(field !== 'id' && { 'x-key': true }),
    ...(isTyped ? { 'x-create-only': true } : { readOnly: true }),
  };
}

/** Builds the schema of what is sent, with all parts of its objects, but without what the backend only answers. */
function sentSchema(schema: FlatSchema, help: RecognitionHelp): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const page = pageProperty(withHelp(property, help), true);
    if (page) properties[name] = page;
  }
  const required = schema.required?.filter((name) => name in properties);
  return { type: 'object', ...(required && { required }), properties };
}

/** Merges two resources of one component into one schema: what either has. */
function mergedRecords(known: JsonSchema | undefined, next: JsonSchema): JsonSchema {
  if (!known) return next;
  return { ...next, ...known, properties: { ...next.properties, ...known.properties } };
}

/** Corrects a misspelt format. */
function withHelp(property: FlatSchema, { formats = {} }: RecognitionHelp): FlatSchema {
  const meant = formats[property.format ?? ''];
  return typeof meant === 'string' ? { ...property, format: meant } : property;
}

/** Returns the parameters of our own lists that the backend can answer to. */
function listParameters({ paging, sorting, search, filters, total }: ListOperation) {
  const query = (name: string, schema: JsonSchema, fields?: readonly string[]) => ({
    in: 'query',
    name,
    schema,
    ...(fields && { 'x-fields': [...fields] }),
  });
  const text = { type: 'string' };
  const count = { type: 'integer', minimum: 0 };
  // All rows are at hand: the page orders, searches and filters them itself.
  const isWhole = paging.style === 'whole';
  const isNumbered = isWhole || paging.style === 'offset' || paging.style === 'page';
  const compared = isWhole ? undefined : filters.map(({ field }) => field);
  return [
    query('limit', count),
    ...(isNumbered ? [query('offset', count)] : []),
    ...(sorting || isWhole ? [query('orderBy', text, isWhole ? undefined : sorting?.fields)] : []),
    ...(search === undefined && !isWhole ? [] : [query('suche', text)]),
    ...(filters.length > 0 || isWhole ? [query('filter', text, compared)] : []),
    ...(total || isWhole ? [query('returnTotal', { type: 'boolean' })] : []),
  ];
}

/** Builds an operation. The first scope is the right that it asks for; without any a session is enough. */
function operation(
  { operationId, rights }: { operationId?: string; rights: readonly string[] },
  fallback: string,
): Operation {
  const [right] = rights;
  return { operationId: operationId ?? fallback, ...(right !== undefined && { 'x-right': right }) };
}

function answer(schema: JsonSchema, status = '200'): Operation['responses'] {
  const described = { description: '', ...body(schema) };
  return { [status]: described };
}

function body(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}

function to(schema: string): JsonSchema {
  return { $ref: `#/components/schemas/${schema}` };
}

function formatsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { format } = node as JsonSchema;
  const own = typeof format === 'string' ? [format] : [];
  return [...own, ...Object.values(node).flatMap(formatsIn)];
}
