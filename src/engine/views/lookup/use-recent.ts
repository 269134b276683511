import { useCallback, useMemo } from 'react';
import { usePreference } from '../../../api/preferences/use-preference';
import { readRecent, withRecent } from './recent';

const none: { values: readonly unknown[] } = { values: [] };

/** Keeps the values chosen last, newest first, on the server for this user. */
export function useRecent(lookupName: string) {
  const { value, isSettled, change } = usePreference(`recent.${lookupName}`, none);
  const recent = useMemo(() => readRecent(value.values), [value]);
  const remember = useCallback(
    (chosen: string | number) => change({ values: withRecent(recent, chosen) }),
    [change, recent],
  );
  return { recent, isSettled, remember };
}
