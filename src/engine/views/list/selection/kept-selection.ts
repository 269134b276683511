import { userState } from '../../../../state/user-state';
import { keptAbove } from '../../../data/lists/position';
import { nothingSelected, type Selection } from '../../../data/lists/selection';

// Outlasts opening and closing a record, like the position in a list.
const kept = userState<readonly { key: string; selection: Selection }[]>(() => []);

export function keptSelection(key: string): Selection {
  return kept.get().find((other) => other.key === key)?.selection ?? nothingSelected;
}

/** Notes what is selected in a list; other sections are forgotten. */
export function keepSelection(key: string, selection: Selection): void {
  kept.update((all) => [...keptAbove(all, key), { key, selection }]);
}
