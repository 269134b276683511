import { useMemo } from 'react';
import { userState } from '../../../state/user-state';
import type { ActiveCell } from './active-cell';

interface Place {
  /** The row at the top of the view, with the part of it that is hidden. */
  topRow: number;
  active: ActiveCell;
  /** The active row was gone to from record to record: it may be out of view. */
  paged?: boolean;
}

/** Where the user stands in a list. */
export interface GridPosition extends Place {
  /** The user has been here before and comes back. */
  returned: boolean;
  save: (place: Place) => void;
}

interface KeptPlace {
  /** URL of the list with its order and filters. */
  key: string;
  place: Place;
}

const start: Place = { topRow: 0, active: { row: 0, column: 0 } };

// The way down to the list that was used last: itself, and the lists above it. Leaving for another
// section forgets it (specification 1 §2: caching for one section).
const kept = userState<readonly KeptPlace[]>(() => []);

/** The kept position of the list with this key (its URL), to come back to after opening a record. */
export function useGridPosition(key: string): GridPosition {
  return useMemo(() => {
    const known = kept.get().find((other) => other.key === key)?.place;
    return {
      ...(known ?? start),
      returned: known !== undefined,
      save: (next) => keepPosition(key, next),
    };
  }, [key]);
}

/** Notes where the user stands in a list. */
export function keepPosition(key: string, place: Place): void {
  kept.update((all) => [...keptAbove(all, key), { key, place }]);
}

/** Notes that in the list with this key another row was gone to, from record to record. */
export function keepPaged(key: string, row: number): void {
  kept.update((all) =>
    all.map((other) => {
      if (other.key !== key) return other;
      const { place } = other;
      return { key, place: { ...place, active: { ...place.active, row }, paged: true } };
    }),
  );
}

/** Of what is kept of lists by their URL, what belongs to the lists above this one. */
export function keptAbove<T extends { key: string }>(all: readonly T[], key: string): readonly T[] {
  const path = pathOf(key);
  return all.filter((other) => path.startsWith(`${pathOf(other.key)}/`));
}

/** The address of a list as the user left it, with its order and filters; its plain path otherwise. */
export function keptListUrl(path: string): string {
  return kept.get().find((other) => pathOf(other.key) === path)?.key ?? path;
}

function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}
