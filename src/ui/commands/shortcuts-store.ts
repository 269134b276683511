import { createStore } from '../../state/store';

/** True while the list of all keys is open. */
export const shortcutsStore = createStore(false);
