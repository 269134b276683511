import type { WireFacts } from '../../../schemas/contract/wire-facts';
import type { ContractModel, RecordOperation, Resource, WriteOperation } from '../resources/model';
import { pagePath } from './page-path';

/** Returns, by the page's path of a list, what its calls are on the wire, in paths as the page names them. */
export function wireFacts({ resources }: ContractModel): Record<string, WireFacts> {
  return Object.fromEntries(
    resources.map((resource) => [pagePath(resource.list.path, 'list'), factsOf(resource)]),
  );
}

function factsOf({ schema, list, record, create, change, remove }: Resource): WireFacts {
  return {
    schema,
    list: { ...withoutSchema(list), path: pagePath(list.path, 'list') },
    record: { ...withoutSchema(record), path: pagePath(record.path, 'record') },
    ...(create && {
      create: { ...withoutSchema(create), path: pagePath(create.path, 'list') },
    }),
    ...(change && {
      change: {
        ...withoutSchema(change),
        path: pagePath(change.path, 'record'),
        ...(change.method === 'PUT' && bodyFields(change, record)),
      },
    }),
    ...(remove && { remove: { path: pagePath(remove.path, 'record') } }),
  };
}

/**
 * Returns the fields of a record sent as a whole; without those that only the backend sets, except what names it where
 * the address does not.
 */
function bodyFields(
  { schema, path }: WriteOperation,
  { id }: RecordOperation,
): { fields?: string[] } {
  const isNamed = path.includes(`{${id.parameter}}`);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name, property]) => !property.readOnly || (!isNamed && name === id.field))
    .map(([name]) => name);
  return fields.length === 0 ? {} : { fields };
}

function withoutSchema<T extends { schema: unknown; rights: unknown }>({
  schema: _schema,
  rights: _rights,
  ...rest
}: T): Omit<T, 'schema' | 'rights'> {
  return rest;
}
