import { useCallback, useMemo } from 'react';
import { usePreference } from '../../../api/preferences/use-preference';
import { standardLayout, type ColumnLayout } from './column-layout';
import { readLayout } from './read-layout';

const nothingStored: { columns: readonly unknown[]; density: string } = standardLayout;

/** The user's layout of a screen's list, kept on the server. `isSettled` is false while it may still arrive. */
export function useColumnLayout(screen: string) {
  const { value, isSettled, change } = usePreference(`list.${screen}`, nothingStored);
  const layout = useMemo(() => readLayout(value), [value]);
  const store = useCallback((next: ColumnLayout) => change({ ...next }), [change]);
  return { layout, isSettled, store };
}
