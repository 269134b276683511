import { userState } from '../../../../state/user-state';
import { keptAbove } from '../../../data/lists/position';
import { nothingSelected, type Selection } from '../../../data/lists/selection';

// As the position in a list: a record is opened and closed, and what was selected is selected still.
const kept = userState<readonly { key: string; selection: Selection }[]>(() => []);

/** What is selected in the list with this key. */
export function keptSelection(key: string): Selection {
  return kept.get().find((other) => other.key === key)?.selection ?? nothingSelected;
}

/** Notes what is selected in a list; other sections are forgotten. */
export function keepSelection(key: string, selection: Selection): void {
  kept.update((all) => [...keptAbove(all, key), { key, selection }]);
}
