import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePreference } from '../../api/preferences/use-preference';
import { useEngine } from '../../engine/application/context';
import { useLookup } from '../../engine/data/lookups/use-lookup';
import {
  storageRegionOf,
  storageRegionPreference,
  type StorageRegion,
} from '../../../schemas/rules/storage-region';

const list = 'StorageRegion';
const notChosen = { id: 0 };

/** Returns the user's storage region, and the regions to choose from; none where the application has none. */
export function useStorageRegion() {
  const { registry, can } = useEngine();
  const client = useQueryClient();
  const { options, isPending, isError } = useLookup(list in registry.lookups ? list : undefined);
  const { value, isSettled, change } = usePreference(storageRegionPreference, notChosen);
  const regions = useMemo(
    () => options.map(({ row }) => row as unknown as StorageRegion),
    [options],
  );
  return {
    regions,
    region: storageRegionOf(value.id, regions),
    /** True if chosen; otherwise it follows from the user's warehouse. */
    isChosen: regions.some(({ id }) => id === value.id),
    isPending: isPending || !isSettled,
    isError,
    mayChoose: can('LAG_LGK_WECHSELN'),
    choose: (id: number) => {
      change({ id });
      // Warehouses to choose from begin with its own; asked again where they are needed next, once it is stored.
      void client.invalidateQueries({ queryKey: ['choices'], refetchType: 'none' });
    },
  };
}
