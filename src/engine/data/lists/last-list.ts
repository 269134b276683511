import { userState } from '../../../state/user-state';
import { keptAbove, keepPaged } from './position';
import type { RowId } from './selection';
import type { ListSource } from './list-source';

/** A record of a list, and where it stands there, from 0. */
export interface ListedRecord {
  id: RowId;
  index: number;
}

/** The list that a record was opened from, as it was filtered and sorted. */
export interface OpenedFrom extends ListedRecord {
  /** URL of the list without and with its order and filters. */
  path: string;
  key: string;
  source: ListSource;
  /** Groups stand among the records: their places are no rows of the grid. */
  isGrouped: boolean;
}

interface Entry extends OpenedFrom {
  /** On the way there; somebody may still decide to stay. */
  next?: ListedRecord;
}

// As the position in a list: for the list that was used last and those above it.
const entries = userState<readonly Entry[]>(() => []);

/** Notes that a record is opened from a list. */
export function noteOpened(from: OpenedFrom): void {
  entries.update((all) => [...keptAbove(all, from.key), from]);
}

/** Notes that somebody sets out for another record of the same list. */
export function notePaging(path: string, next: ListedRecord): void {
  entries.update((all) => all.map((entry) => (entry.path === path ? { ...entry, next } : entry)));
}

/** The list that a record was opened from; undefined when it was not, as by a link from elsewhere. */
export function openedFrom(path: string, id: RowId): OpenedFrom | undefined {
  const entry = entries.get().find((one) => one.path === path);
  if (entry?.next?.id === id) {
    const arrived: Entry = { ...entry, ...entry.next, next: undefined };
    entries.update((all) => all.map((one) => (one === entry ? arrived : one)));
    // Back in the list, the row of the record that was seen last has the focus.
    if (!entry.isGrouped) keepPaged(entry.key, arrived.index);
    return arrived;
  }
  return entry?.id === id ? entry : undefined;
}
