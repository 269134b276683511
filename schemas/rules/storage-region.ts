/** Storage region as basic data have it. */
export interface StorageRegion {
  id: number;
  name: string;
  istHauptlagerkreis: boolean;
  istEigener: boolean;
}

/** What of a user's settings holds the region that he has chosen: JSON with its `id`. */
export const storageRegionPreference = 'userStorageRegion';

/**
 * Returns the region that counts for a user: the one he has chosen, else that of his default warehouse, else the main
 * one (specification 2 §7). `chosen` may be gone by now, and may not have been readable.
 */
export function storageRegionOf<Region extends Omit<StorageRegion, 'name'>>(
  chosen: unknown,
  regions: readonly Region[],
): Region | undefined {
  return (
    regions.find(({ id }) => id === chosen) ??
    regions.find(({ istEigener }) => istEigener) ??
    regions.find(({ istHauptlagerkreis }) => istHauptlagerkreis)
  );
}
