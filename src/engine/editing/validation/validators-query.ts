import { queryOptions } from '@tanstack/react-query';
import type { Registry } from '../../application/registry';

/** Compiled; loaded once. */
export function validatorsQuery(registry: Pick<Registry, 'loadValidators'>, schema: string) {
  return queryOptions({
    queryKey: ['validators', schema],
    queryFn: () => registry.loadValidators(schema),
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });
}
