import type { JsonSchema, Operation, PathItem } from '../../schemas/contract/document';
import type { ResourceDeclaration } from '../../schemas/contract/resource-declaration';
import { operationWords } from './operation-words';
import { pathParameters } from './path-parameters';
import { answers, common, commonResponse } from './standard-parts';

/** Kinds of things that a record may have any number of; the schemas of `api/files.yaml`. */
const kinds = {
  files: { one: 'File', many: 'Files', search: ['dateiname', 'betreff'], content: true },
  images: { one: 'Image', many: 'Images', search: [], content: false },
} as const;

/**
 * Builds the paths of a record's files and images: whoever sees the record sees them, whoever may change it, or has the
 * right that is named for them, adds, describes and removes them. Throws, naming the schema, where there is none.
 */
export function attachmentPaths(declaration: ResourceDeclaration): [string, PathItem][] {
  return (['files', 'images'] as const).flatMap((kind) => {
    const path = declaration[kind];
    return path === undefined ? [] : pathsOf(kind, path, declaration);
  });
}

function pathsOf(
  kind: keyof typeof kinds,
  path: string,
  { schema, one: owner, see, attach }: ResourceDeclaration,
): [string, PathItem][] {
  const { one, many, search, content } = kinds[kind];
  if (attach === undefined) {
    throw new Error(
      `${schema}: x-resource.${kind} needs «attach» or «change», the right to add them`,
    );
  }
  const entity: JsonSchema = { $ref: `#/components/schemas/${one}` };
  const operation = (verb: string, words: string, right: typeof see): Operation => ({
    operationId: `${verb}Of${owner}`,
    summary: `${words} of one ${operationWords(owner)}`,
    'x-right': right,
  });
  const guarded = { parameters: [common('ifMatch')] };
  const failed = { default: commonResponse('error') };
  return [
    [
      path,
      {
        parameters: pathParameters(path, {}),
        get: {
          ...operation(`list${many}`, `List ${kind}`, see),
          ...(search.length > 0 && { 'x-search': [...search] }),
          parameters: [
            ...['filter', 'orderBy', 'limit', 'offset'].map(common),
            ...(search.length > 0 ? [common('suche')] : []),
            common('returnTotal'),
          ],
          responses: { '200': answers.page(entity), ...failed },
        },
        post: {
          ...operation(`create${one}`, `Add one ${operationWords(one)}`, attach),
          parameters: [common('idempotencyKey')],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: entity },
              'multipart/form-data': { schema: entity },
            },
          },
          responses: { '201': commonResponse('created'), ...failed },
        },
      },
    ],
    [
      `${path}/{id}`,
      {
        parameters: pathParameters(`${path}/{id}`, {}),
        get: {
          ...operation(`read${one}`, `Read one ${operationWords(one)}`, see),
          responses: { '200': answers.record(entity), ...failed },
        },
        patch: {
          ...operation(`change${one}`, `Describe one ${operationWords(one)}`, attach),
          ...guarded,
          requestBody: { required: true, content: { 'application/json': { schema: entity } } },
          responses: { '200': answers.record(entity), ...failed },
        },
        delete: {
          ...operation(`remove${one}`, `Remove one ${operationWords(one)}`, attach),
          ...guarded,
          responses: { '204': commonResponse('removed'), ...failed },
        },
      },
    ],
    ...(content
      ? [contentPath(path, operation('readContent', 'The content of one file', see))]
      : []),
  ];
}

function contentPath(path: string, operation: Operation): [string, PathItem] {
  return [
    `${path}/{id}/daten`,
    {
      parameters: pathParameters(`${path}/{id}/daten`, {}),
      get: {
        ...operation,
        parameters: ['groesse', 'inline', 'range', 'ifRange', 'ifNoneMatch'].map(common),
        responses: {
          '200': commonResponse('content'),
          '206': commonResponse('partialContent'),
          '304': commonResponse('notModified'),
          default: commonResponse('error'),
        },
      },
    },
  ];
}
