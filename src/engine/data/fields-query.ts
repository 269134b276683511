import { queryOptions } from '@tanstack/react-query';
import type { OperationSchemas, Registry } from '../application/registry';
import type { Fields } from '../fields/field';
import { fieldsOf } from '../fields/fields-of';
import { givenLabelsQuery, withGivenLabels } from './given-labels';

/** Options of a part of the application's code: only a new version changes it, and it loads without the API. */
export const ofCode = {
  staleTime: Infinity,
  gcTime: Infinity,
  // Whoever needs it reports the failure.
  meta: { failure: 'silent' },
  networkMode: 'always',
  // Predicates are functions: there is nothing to compare.
  structuralSharing: false,
} as const;

/** Query for the fields of the rows that a list answers. */
export function rowFieldsQuery(registry: Registry, list: string) {
  return queryOptions({
    queryKey: ['fields of rows', list],
    queryFn: async ({ client }): Promise<Fields> =>
      client.ensureQueryData(fieldsQuery(registry, (await registry.loadRowSchema(list)) ?? '')),
    ...ofCode,
  });
}

/** Query for the fields of what an operation asks for or answers, where that is no entity. */
export function callFieldsQuery(
  registry: Registry,
  operation: string,
  part: keyof OperationSchemas,
) {
  return queryOptions({
    queryKey: ['fields of calls', operation, part],
    queryFn: async ({ client }): Promise<Fields> => {
      const { [part]: schema } = await registry.loadSchemasOf(operation);
      return client.ensureQueryData(fieldsQuery(registry, schema ?? ''));
    },
    ...ofCode,
  });
}

/** Query for the fields of a schema, for route loaders (`ensureQueryData`). */
export function fieldsQuery(registry: Registry, schema: string) {
  return queryOptions({
    queryKey: ['fields', schema],
    queryFn: async ({ client }): Promise<Fields> => {
      const [entity, metadata] = await Promise.all([
        registry.loadSchema(schema),
        registry.loadFields(schema),
      ]);
      const { lookups, fieldTypes, cells } = registry;
      const fields = fieldsOf(schema, entity, metadata, lookups, fieldTypes, cells);
      const path = entity['x-labels'];
      if (path === undefined) return fields;
      // A user who may not read them, or has no network, sees the names that everybody has.
      const given = await client.fetchQuery(givenLabelsQuery(path)).catch(() => ({}));
      return withGivenLabels(fields, given);
    },
    ...ofCode,
  });
}
