import { queryOptions } from '@tanstack/react-query';
import type { Registry } from '../application/registry';
import type { Fields } from '../fields/field';
import { fieldsOf } from '../fields/fields-of';

/** Part of the application's code: only a new version changes it, and it loads without the API. */
export const ofCode = {
  staleTime: Infinity,
  gcTime: Infinity,
  // Whoever needs it says so.
  meta: { failure: 'silent' },
  networkMode: 'always',
  // Predicates are functions: nothing to compare.
  structuralSharing: false,
} as const;

/** For route loaders (`ensureQueryData`). */
export function fieldsQuery(registry: Registry, schema: string) {
  return queryOptions({
    queryKey: ['fields', schema],
    queryFn: async (): Promise<Fields> => {
      const [entity, metadata] = await Promise.all([
        registry.loadSchema(schema),
        registry.loadFields(schema),
      ]);
      const { lookups, fieldTypes, cells } = registry;
      return fieldsOf(schema, entity, metadata, lookups, fieldTypes, cells);
    },
    ...ofCode,
  });
}
