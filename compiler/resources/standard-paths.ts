import type { JsonSchema, Operation, Parameter, PathItem } from '../../schemas/contract/document';
import type { OperationRight } from '../../schemas/contract/operation-right';
import type { ResourceDeclaration } from '../../schemas/contract/resource-declaration';
import { operationWords } from './operation-words';
import { pathParameters } from './path-parameters';
import { answers, common, commonResponse } from './standard-parts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Builds the paths of a declared resource with their standard operations, the main list first. */
export function standardPaths(
  declaration: ResourceDeclaration,
  all: readonly ResourceDeclaration[],
  schemas: Schemas,
): [string, PathItem][] {
  const { schema, one, many, lists, record, create, search, section, start } = declaration;
  const entity: JsonSchema = { $ref: `#/components/schemas/${schema}` };
  const items = new Map<string, PathItem>();
  const at = (path: string): PathItem => {
    const item = items.get(path) ?? {
      ...(path.includes('{') && { parameters: pathParameters(path, schemas[schema] ?? {}) }),
    };
    items.set(path, item);
    return item;
  };
  const texts = isLocalized(schemas[schema] ?? {}) ? [common('acceptLanguage')] : [];

  for (const [index, { path, see }] of lists.entries()) {
    const owner = lists.length > 1 ? ownerOf(path, all) : undefined;
    at(path).get = {
      operationId: `list${many}${owner ? `Of${owner}` : ''}`,
      summary: `List ${operationWords(many)}${owner ? ` of one ${operationWords(owner)}` : ''}`,
      'x-right': see,
      ...(search.length > 0 && { 'x-search': [...search] }),
      ...(section && index === 0 && { 'x-section': { ...section } }),
      ...(start && index === 0 && { 'x-start': start }),
      parameters: [
        ...texts,
        ...['filter', 'orderBy', 'limit', 'offset'].map(common),
        ...(search.length > 0 ? [common('suche')] : []),
        common('returnTotal'),
      ],
      responses: { '200': answers.page(entity), default: commonResponse('error') },
    };
  }
  if (create) {
    at(create.path).post = {
      operationId: `create${one}`,
      summary: `Create one ${operationWords(one)}`,
      'x-right': create.right,
      parameters: [common('idempotencyKey')],
      requestBody: body(entity),
      responses: { '201': commonResponse('created'), default: commonResponse('error') },
    };
  }
  if (record !== undefined)
    Object.assign(at(record), recordOperations(declaration, schemas, texts));
  return [...items];
}

function recordOperations(
  { schema, one, see, change, remove }: ResourceDeclaration,
  schemas: Schemas,
  texts: Parameter[],
): PathItem {
  const entity: JsonSchema = { $ref: `#/components/schemas/${schema}` };
  const guards = [
    common('ifMatch'),
    ...(isLockable(schemas[schema], schemas) ? [common('lockToken')] : []),
  ];
  const operation = (verb: string, what: string, right: OperationRight): Operation => ({
    operationId: `${verb}${one}`,
    summary: `${what} one ${operationWords(one)}`,
    'x-right': right,
  });
  return {
    get: {
      ...operation('read', 'Read', see),
      ...(texts.length > 0 && { parameters: texts }),
      responses: { '200': answers.record(entity), default: commonResponse('error') },
    },
    ...(change && {
      patch: {
        ...operation('change', 'Change', change),
        parameters: guards,
        requestBody: body(entity),
        responses: { '200': answers.record(entity), default: commonResponse('error') },
      },
    }),
    ...(remove && {
      delete: {
        ...operation('remove', 'Remove', remove),
        parameters: guards,
        responses: { '204': commonResponse('removed'), default: commonResponse('error') },
      },
    }),
  };
}

/** Tells whether a record is locked, by itself or together with what it is a part of. */
function isLockable(schema: JsonSchema | undefined, schemas: Schemas): boolean {
  if (!schema) return false;
  if (schema['x-lock']) return true;
  const parent = schema['x-parent'] && schema.properties?.[schema['x-parent']]?.['x-ref'];
  return typeof parent === 'string' && isLockable(schemas[parent], schemas);
}

/** Tells whether texts are in the caller's language: the same call answers others in another one. */
function isLocalized({ properties = {} }: JsonSchema): boolean {
  return Object.values(properties).some((property) => property['x-localized']);
}

/** Returns the owner of a list's rows: the resource whose own list the path begins with. */
function ownerOf(path: string, all: readonly ResourceDeclaration[]): string | undefined {
  const [, above] = /^(.+)\/\{\w+\}\/[^/{]+$/.exec(path) ?? [];
  return all.find(({ lists }) => lists[0]?.path === above)?.one;
}

function body(entity: JsonSchema): Operation['requestBody'] {
  return { required: true, content: { 'application/json': { schema: entity } } };
}
