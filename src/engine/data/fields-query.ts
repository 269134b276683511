import { queryOptions } from '@tanstack/react-query';
import type { Registry } from '../application/registry';
import type { Fields } from '../fields/field';
import { fieldsOf } from '../fields/fields-of';

/** Schema and metadata of one entity, joined; for route loaders (`ensureQueryData`). */
export function fieldsQuery(registry: Registry, schema: string) {
  return queryOptions({
    queryKey: ['fields', schema],
    queryFn: async (): Promise<Fields> => {
      const [entity, metadata] = await Promise.all([
        registry.loadSchema(schema),
        registry.loadFields(schema),
      ]);
      return fieldsOf(schema, entity, metadata, registry.lookups, registry.fieldTypes);
    },
    // Part of the application's code: it changes with a new version only, and loads without API.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    // A field's predicates are functions and its schema never changes: nothing to compare.
    structuralSharing: false,
  });
}
