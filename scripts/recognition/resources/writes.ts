import type { Method, OpenApiDocument } from '../../../schemas/contract/document';
import type { FlatSchemas } from '../schemas/flat-schema';
import type { Resource, WriteOperation } from './model';
import { withoutSlash } from './names';
import { bodyOf, type OneOperation } from './operations';
import { recordIn } from './record';

type Operations = ReadonlyMap<string, ReadonlyMap<Method, OneOperation>>;

/** How records are created, changed and removed, on a list's path and on a record's, with a slash at the end or without. */
export function writesOf(
  document: OpenApiDocument,
  operations: Operations,
  schemas: FlatSchemas,
  paths: { list: string; record: string },
): Pick<Resource, 'create' | 'change' | 'remove'> & { unsure: readonly string[] } {
  const at = (path: string, method: Method) =>
    operations.get(path)?.get(method) ??
    operations.get(withoutSlash(path))?.get(method) ??
    operations.get(`${withoutSlash(path)}/`)?.get(method);
  /** Where the list is one of several, records are created where one of them is read. */
  const collection = paths.record.replace(/\/\{[^{}/]+\}\/?$/, '');
  const posted = at(paths.list, 'post') ?? at(collection, 'post');
  const changed = at(paths.record, 'patch') ?? at(paths.record, 'put');
  const removed = at(paths.record, 'delete');
  const create = posted && write(document, schemas, posted, 'POST');
  const change =
    changed && write(document, schemas, changed, changed.method === 'put' ? 'PUT' : 'PATCH');
  const byPost = !changed && at(paths.record, 'post');
  return {
    ...(create && { create }),
    ...(change && { change }),
    ...(removed && {
      remove: {
        path: removed.path,
        ...(removed.operationId !== undefined && { operationId: removed.operationId }),
        rights: removed.rights,
      },
    }),
    unsure: [
      ...(posted && !create
        ? [`POST ${posted.path} takes no JSON object, so nothing is created`]
        : []),
      ...(changed && !change
        ? [
            `${changed.method.toUpperCase()} ${changed.path} takes no JSON object, so nothing is changed`,
          ]
        : []),
      ...(byPost
        ? [`POST ${byPost.path} may change a record; only PUT and PATCH are used for it`]
        : []),
    ],
  };
}

function write(
  document: OpenApiDocument,
  schemas: FlatSchemas,
  operation: OneOperation,
  method: WriteOperation['method'],
): WriteOperation | undefined {
  const body = bodyOf(document, operation);
  const found = body && recordIn(body.schema, schemas, operation.path);
  if (!found) return undefined;
  return {
    method,
    path: operation.path,
    ...(operation.operationId !== undefined && { operationId: operation.operationId }),
    mediaType: body.mediaType,
    at: found.path,
    schema: schemas.of(found.schema),
    rights: operation.rights,
  };
}
