import { useEffect } from 'react';
import { userState } from '../../state/user-state';

/** A record that was open. */
export interface Visit {
  /** Its address, without a tab. */
  path: string;
  /** Name of its screen. */
  screen: string;
  /** What it was called then. */
  title: string;
}

/** The newest first; none twice. */
export const visits = userState<readonly Visit[]>(() => []);

/** More are no «just now». */
const MOST = 20;

/** Those of both, the newer ones first. */
export function joinedVisits(newer: readonly Visit[], older: readonly Visit[]): readonly Visit[] {
  const byPath = new Map([...newer, ...older].reverse().map((visit) => [visit.path, visit]));
  const order = new Set([...newer, ...older].map(({ path }) => path));
  return [...order].flatMap((path) => byPath.get(path) ?? []).slice(0, MOST);
}

/** Notes that a record is open, once it is known what it is called. */
export function useVisit(path: string, screen: string, title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    visits.update((all) => joinedVisits([{ path, screen, title }], all));
  }, [path, screen, title]);
}
