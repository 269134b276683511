import type { Method, OpenApiDocument } from '../../../schemas/contract/document';
import type { FlatSchemas } from '../schemas/flat-schema';
import type { RecordOperation, Resource, WriteOperation } from './model';
import { withoutSlash } from './names';
import { bodyOf, type OneOperation } from './operations';
import { recordIn } from './record';

type Operations = ReadonlyMap<string, ReadonlyMap<Method, OneOperation>>;

/**
 * Finds how records are created, changed and removed, on a list's path and on a record's, with or without a trailing
 * slash.
 */
export function writesOf(
  document: OpenApiDocument,
  operations: Operations,
  schemas: FlatSchemas,
  { list, record }: { list: string; record: RecordOperation },
): Pick<Resource, 'create' | 'change' | 'remove'> & { unsure: readonly string[] } {
  const at = (path: string, method: Method) =>
    operations.get(path)?.get(method) ??
    operations.get(withoutSlash(path))?.get(method) ??
    operations.get(`${withoutSlash(path)}/`)?.get(method);
  /** Path that creates records where the list is one of several: the one that reads a record, without its parameter. */
  const collection = record.path.replace(/\/\{[^{}/]+\}\/?$/, '');
  const posted = at(list, 'post') ?? at(collection, 'post');
  /**
   * Operation that replaces a whole record that names itself, which may be sent to where they are created: the pet
   * store's way.
   */
  const replaced = at(collection, 'put') ?? at(list, 'put');
  const naming = replaced && write(document, schemas, replaced, 'PUT');
  const namesItself = naming && record.id.field in (naming.schema.properties ?? {});
  const changed =
    at(record.path, 'patch') ?? at(record.path, 'put') ?? (namesItself ? replaced : undefined);
  const removed = at(record.path, 'delete');
  /**
   * Tells whether a body belongs to the record: one that shares nothing with it is of another action, such as labels
   * that are added to an issue.
   */
  const isOf = (one: WriteOperation | undefined) =>
    one !== undefined &&
    Object.keys(one.schema.properties ?? {}).some(
      (name) => name in (record.schema.properties ?? {}),
    );
  const given = posted && write(document, schemas, posted, 'POST');
  const create = isOf(given) ? given : undefined;
  const sent =
    changed && write(document, schemas, changed, changed.method === 'put' ? 'PUT' : 'PATCH');
  const change = isOf(sent) ? sent : undefined;
  const byPost = !changed && at(record.path, 'post');
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
        ? [`POST ${posted.path} takes nothing that a record has, so that none is created`]
        : []),
      ...(changed && !change
        ? [
            `${changed.method.toUpperCase()} ${changed.path} takes nothing that a record has, so that none is changed`,
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
