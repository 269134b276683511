import { userState } from '../../../../state/user-state';

/** Groups of a list that are open, by their paths. */
export interface OpenGroups {
  /** Path of the list, and what it is grouped by. */
  key: string;
  paths: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

// Opening a record and coming back finds the groups as they were left.
const kept = userState<OpenGroups>(() => ({ key: '', paths: none }));

/** Notes which groups are open; those of other lists are forgotten. */
export function keepOpenGroups(open: OpenGroups): void {
  kept.set(open);
}

/** The groups that were left open in the list with this key. */
export function keptOpenGroups(key: string): ReadonlySet<string> {
  const open = kept.get();
  return open.key === key ? open.paths : none;
}
