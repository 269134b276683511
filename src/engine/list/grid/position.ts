import { useMemo } from 'react';
import type { ActiveCell } from './active-cell';

interface Place {
  scrollTop: number;
  active: ActiveCell;
}

/** Where the user stands in a list. */
export interface GridPosition extends Place {
  save: (place: Place) => void;
}

const start: Place = { scrollTop: 0, active: { row: 0, column: 0 } };

// One list is kept at a time (specification 1 §2: caching for one section): leaving for another forgets it.
let kept: { key: string; place: Place } | undefined;

/** The kept position of the list with this key (its URL), to come back to after opening a record. */
export function useGridPosition(key: string): GridPosition {
  return useMemo(() => {
    const place = kept?.key === key ? kept.place : start;
    return {
      ...place,
      save: (next) => {
        kept = { key, place: next };
      },
    };
  }, [key]);
}

/** The address of a list as the user left it, with its order and filters; its plain path otherwise. */
export function keptListUrl(path: string): string {
  return kept && (kept.key === path || kept.key.startsWith(`${path}?`)) ? kept.key : path;
}
