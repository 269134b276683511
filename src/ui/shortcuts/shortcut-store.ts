import { createStore } from '../../state/store';

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly {
    /** As on the keyboard: «Ctrl+S». Several that belong together are separated by a space. */
    keys: string;
    does: string;
  }[];
}

interface State {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
}

const store = createStore<State>({ groups: [], isOpen: false });
const set = (next: Partial<State>) => store.update((state) => ({ ...state, ...next }));

export const shortcutStore = {
  subscribe: store.subscribe,
  get: store.get,
  /** Answers how to take the keys back. */
  declare: (group: ShortcutGroup) => {
    set({ groups: [...store.get().groups, group] });
    return () => set({ groups: store.get().groups.filter((one) => one !== group) });
  },
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
};
