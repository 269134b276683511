import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fieldsQuery } from '../fields-query';
import type { Registry } from '../../application/registry';
import { screenPlace } from '../../screens/screen-place';

/** A screen that a field refers to, with its fields. */
export function placeQuery(registry: Registry, client: QueryClient, screen: string) {
  return queryOptions({
    queryKey: ['place', screen],
    queryFn: () =>
      screenPlace(
        {
          screen: registry.loadScreen,
          titles: registry.titles,
          loadSchema: registry.loadSchema,
          tabTypes: registry.tabTypes,
          fields: (schema) => client.ensureQueryData(fieldsQuery(registry, schema)),
        },
        screen,
      ),
    // Part of the application's code, and predicates cannot be compared.
    staleTime: Infinity,
    gcTime: Infinity,
    // Whoever needs it says so.
    meta: { failure: 'silent' as const },
    networkMode: 'always',
    structuralSharing: false,
  });
}
