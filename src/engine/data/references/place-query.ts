import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fieldsQuery, ofCode } from '../fields-query';
import type { Registry } from '../../application/registry';
import { screenPlace } from '../../screens/screen-place';

/** Query for a screen that a field refers to, with its fields. */
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
    ...ofCode,
  });
}
