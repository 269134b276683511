import { userState } from '../../../../state/user-state';

export interface OpenGroups {
  /** Key of the list and of what it is grouped by. */
  key: string;
  paths: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

// Keeps the groups as they were left, for the way back from a record.
const kept = userState<OpenGroups>(() => ({ key: '', paths: none }));

/** Keeps the open groups of one list; those of other lists are forgotten. */
export function keepOpenGroups(open: OpenGroups): void {
  kept.set(open);
}

export function keptOpenGroups(key: string): ReadonlySet<string> {
  const open = kept.get();
  return open.key === key ? open.paths : none;
}
