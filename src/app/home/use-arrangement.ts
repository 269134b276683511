import { useMemo } from 'react';
import { usePreference } from '../../api/preferences/use-preference';
import { notArranged, type Arrangement } from '../../engine/views/home/arrangement';

const keys = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Returns how the user has arranged the start page, on every device. */
export function useArrangement() {
  const { value, isSettled, change } = usePreference<Arrangement>('dashboard', notArranged);
  const arrangement = useMemo(
    () => ({ order: keys(value.order), hidden: keys(value.hidden), shown: keys(value.shown) }),
    [value],
  );
  return { arrangement, isSettled, change };
}
