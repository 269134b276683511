import { userState } from '../../../../state/user-state';
import { keptAbove } from '../../../data/lists/position';
import type { RowId } from '../../../data/lists/selection';

interface OpenRows {
  /** Path of the list. */
  key: string;
  ids: ReadonlySet<RowId>;
}

const none: ReadonlySet<RowId> = new Set();

// Keeps the tree as it was left, for the way back from a record; a tree inside the record leaves it alone.
const kept = userState<readonly OpenRows[]>(() => []);

/** Keeps the open rows of a list; those of other lists are forgotten, besides the ones above. */
export function keepOpenRows(key: string, ids: ReadonlySet<RowId>): void {
  kept.update((all) => [...keptAbove(all, key), { key, ids }]);
}

export function keptOpenRows(key: string): ReadonlySet<RowId> {
  return kept.get().find((other) => other.key === key)?.ids ?? none;
}
