import { userState } from '../../../state/user-state';
import { keptAbove, keepPaged } from './position';
import type { RowId } from './selection';
import type { ListSource } from './list-source';

/** Record of a list; `index` counts from 0. */
export interface ListedRecord {
  id: RowId;
  index: number;
}

export interface OpenedFrom extends ListedRecord {
  /** Address of the list, without (`path`) and with (`key`) its order and filters. */
  path: string;
  key: string;
  source: ListSource;
  /** True if groups stand among the records, so that their places are no rows of the grid. */
  isGrouped: boolean;
}

interface Entry extends OpenedFrom {
  /** Record on the way to which the user is; he may still decide to stay. */
  next?: ListedRecord;
}

// The list used last and those above it, like the position in a list.
const entries = userState<readonly Entry[]>(() => []);

export function noteOpened(from: OpenedFrom): void {
  entries.update((all) => [...keptAbove(all, from.key), from]);
}

export function notePaging(path: string, next: ListedRecord): void {
  entries.update((all) => all.map((entry) => (entry.path === path ? { ...entry, next } : entry)));
}

/** Returns the list that a record was opened from; undefined when there was none, as with a link. */
export function openedFrom(path: string, id: RowId): OpenedFrom | undefined {
  const entry = entries.get().find((one) => one.path === path);
  if (entry?.next?.id === id) {
    const arrived: Entry = { ...entry, ...entry.next, next: undefined };
    entries.update((all) => all.map((one) => (one === entry ? arrived : one)));
    // Back in the list, the record seen last has the focus.
    if (!entry.isGrouped) keepPaged(entry.key, arrived.index);
    return arrived;
  }
  return entry?.id === id ? entry : undefined;
}
