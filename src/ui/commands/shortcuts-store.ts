import { createStore } from '../../state/store';

/** Whether the list of all keys is open. */
export const shortcutsStore = createStore(false);
