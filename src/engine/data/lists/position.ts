import { useMemo } from 'react';
import { userState } from '../../../state/user-state';
import type { ActiveCell } from './active-cell';

interface Place {
  /** Row at the top of the view; its fraction is the part that is hidden. */
  topRow: number;
  active: ActiveCell;
  /** True if reached by paging from record to record: it may be out of view. */
  paged?: boolean;
  /** Place of a board, whose active row counts in one of its columns. */
  board?: BoardPlace;
  /** Place of a calendar or a schedule. */
  period?: PeriodPlace;
}

export interface PeriodPlace {
  /** Key of the entry whose record was opened. */
  entry: string;
  /** Distance in px that it was scrolled by. */
  top: number;
  left: number;
}

export interface BoardPlace {
  /** Name of the column with the active row. */
  column: string;
  /** Distances in px that board and columns are scrolled by. */
  left: number;
  tops: Readonly<Record<string, number>>;
}

export interface GridPosition extends Place {
  /** True if the user comes back. */
  returned: boolean;
  save: (place: Place) => void;
}

interface KeptPlace {
  /** URL with order and filters. */
  key: string;
  place: Place;
}

const start: Place = { topRow: 0, active: { row: 0, column: 0 } };

// The list used last and the lists above it; another section forgets them (specification 1 §2: caching for one
// section).
const kept = userState<readonly KeptPlace[]>(() => []);

/** Returns the kept position of a list, to come back to after opening a record. `key`: the list's URL. */
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

export function keepPosition(key: string, place: Place): void {
  kept.update((all) => [...keptAbove(all, key), { key, place }]);
}

/** Notes that another row became active by paging from record to record. */
export function keepPaged(key: string, row: number): void {
  kept.update((all) =>
    all.map((other) => {
      if (other.key !== key) return other;
      const { place } = other;
      return { key, place: { ...place, active: { ...place.active, row }, paged: true } };
    }),
  );
}

/** Returns those of `all` that belong to the lists above this one. */
export function keptAbove<T extends { key: string }>(all: readonly T[], key: string): readonly T[] {
  const path = pathOf(key);
  return all.filter((other) => path.startsWith(`${pathOf(other.key)}/`));
}

/** Returns the URL with order and filters as the user left them; the plain path otherwise. */
export function keptListUrl(path: string): string {
  return kept.get().find((other) => pathOf(other.key) === path)?.key ?? path;
}

function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}
