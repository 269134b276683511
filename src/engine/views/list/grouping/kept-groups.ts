import { userState } from '../../../../state/user-state';

export interface OpenGroups {
  /** The list, and what it is grouped by. */
  key: string;
  paths: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

// Opening a record and coming back finds the groups as they were left.
const kept = userState<OpenGroups>(() => ({ key: '', paths: none }));

/** Those of other lists are forgotten. */
export function keepOpenGroups(open: OpenGroups): void {
  kept.set(open);
}

export function keptOpenGroups(key: string): ReadonlySet<string> {
  const open = kept.get();
  return open.key === key ? open.paths : none;
}
