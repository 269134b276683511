import { useEffect } from 'react';
import { userState } from '../../state/user-state';

/** Visit of a record that was open. */
export interface Visit {
  /** Address of the record, without a tab. */
  path: string;
  /** Name of its screen. */
  screen: string;
  /** Title of the record at that time. */
  title: string;
}

/** Visits, the newest first; none twice. */
export const visits = userState<readonly Visit[]>(() => []);

/** Most visits; older ones are no longer recent. */
const MOST = 20;

/** Joins visits, the newer ones first. */
export function joinedVisits(newer: readonly Visit[], older: readonly Visit[]): readonly Visit[] {
  const byPath = new Map([...newer, ...older].reverse().map((visit) => [visit.path, visit]));
  const order = new Set([...newer, ...older].map(({ path }) => path));
  return [...order].flatMap((path) => byPath.get(path) ?? []).slice(0, MOST);
}

/** Notes that a record is open, once its title is known. */
export function useVisit(path: string, screen: string, title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    visits.update((all) => joinedVisits([{ path, screen, title }], all));
  }, [path, screen, title]);
}
