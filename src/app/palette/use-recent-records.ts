import { useEffect, useMemo } from 'react';
import { joinedVisits, visits, type Visit } from '../../engine/data/visits';
import { usePreference } from '../../api/preferences/use-preference';
import { useStore } from '../../state/store';

const none: { records: readonly unknown[] } = { records: [] };

/** Returns the records that the user had open last, the newest first, on every device. */
export function useRecentRecords(): readonly Visit[] {
  const { value } = usePreference('recentRecords', none);
  const here = useStore(visits);
  return useMemo(() => joinedVisits(here, value.records.filter(isVisit)), [here, value]);
}

/** Keeps them. Once per page. */
export function useKeepRecentRecords(): void {
  const { value, isSettled, change } = usePreference('recentRecords', none);
  const here = useStore(visits);
  useEffect(() => {
    if (!isSettled || here.length === 0) return;
    const stored = value.records.filter(isVisit);
    const records = joinedVisits(here, stored);
    if (JSON.stringify(records) !== JSON.stringify(stored)) change({ records });
  }, [here, isSettled, value, change]);
}

function isVisit(value: unknown): value is Visit {
  const { path, screen, title } = (value ?? {}) as Partial<Record<keyof Visit, unknown>>;
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isOwn && typeof screen === 'string' && typeof title === 'string';
}
