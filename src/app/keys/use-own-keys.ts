import { useCallback, useEffect, useMemo } from 'react';
import { usePreference } from '../../api/preferences/use-preference';
import { keyMapStore, type KeyMap } from '../../ui/commands/key-map';
import { changeableKeys } from './key-catalogue';
import { readKeyMap } from './key-problem';
import { translateKeys } from './translate-keys';

const shippedKeys = changeableKeys.map(({ key }) => key);
const asShipped: { keys: KeyMap } = { keys: {} };

/** Returns the keys that the user has replaced. */
export function useKeyMap() {
  const { value, change } = usePreference('keyboard', asShipped);
  const map = useMemo(() => readKeyMap(value.keys, shippedKeys), [value]);
  const store = useCallback((keys: KeyMap) => change({ keys }), [change]);
  return { map, shippedKeys, store };
}

/** Lets them count, and lets help and menus name them. Once per page. */
export function useOwnKeys(): void {
  const { map } = useKeyMap();
  useEffect(() => {
    keyMapStore.set(map);
    return () => keyMapStore.set({});
  }, [map]);
  useEffect(() => (Object.keys(map).length > 0 ? translateKeys(map) : undefined), [map]);
}
