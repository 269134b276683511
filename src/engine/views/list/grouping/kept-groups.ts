import { onFormerUser } from '../../../../api/former-user';

/** Groups of a list that are open, by their paths. */
export interface OpenGroups {
  /** Path of the list, and what it is grouped by. */
  key: string;
  paths: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

// Opening a record and coming back finds the groups as they were left.
let kept: OpenGroups = { key: '', paths: none };
onFormerUser(() => {
  kept = { key: '', paths: none };
});

/** Notes which groups are open; those of other lists are forgotten. */
export function keepOpenGroups(open: OpenGroups): void {
  kept = open;
}

/** The groups that were left open in the list with this key. */
export function keptOpenGroups(key: string): ReadonlySet<string> {
  return kept.key === key ? kept.paths : none;
}
