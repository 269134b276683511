import { onFormerUser } from '../../../../api/former-user';
import { keptAbove } from '../../../data/lists/position';
import { nothingSelected, type Selection } from '../../../data/lists/selection';

// As the position in a list: a record is opened and closed, and what was selected is selected still.
let kept: readonly { key: string; selection: Selection }[] = [];
onFormerUser(() => {
  kept = [];
});

/** What is selected in the list with this key. */
export function keptSelection(key: string): Selection {
  return kept.find((other) => other.key === key)?.selection ?? nothingSelected;
}

/** Notes what is selected in a list; other sections are forgotten. */
export function keepSelection(key: string, selection: Selection): void {
  kept = [...keptAbove(kept, key), { key, selection }];
}
