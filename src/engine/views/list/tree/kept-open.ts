import { userState } from '../../../../state/user-state';
import { keptAbove } from '../../../data/lists/position';
import type { RowId } from '../../../data/lists/selection';

interface OpenRows {
  /** The list's path. */
  key: string;
  ids: ReadonlySet<RowId>;
}

const none: ReadonlySet<RowId> = new Set();

// Opening a record and coming back finds the tree as it was left; a tree inside the record leaves it alone.
const kept = userState<readonly OpenRows[]>(() => []);

/** Those of other lists are forgotten, besides the ones above. */
export function keepOpenRows(key: string, ids: ReadonlySet<RowId>): void {
  kept.update((all) => [...keptAbove(all, key), { key, ids }]);
}

export function keptOpenRows(key: string): ReadonlySet<RowId> {
  return kept.get().find((other) => other.key === key)?.ids ?? none;
}
