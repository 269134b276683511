/** Keys of one part of the page, for people to read. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly {
    /** As it is written on the keyboard: «Ctrl+S». Several that belong together are separated by a space. */
    keys: string;
    does: string;
  }[];
}

interface State {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
}

let state: State = { groups: [], isOpen: false };
const listeners = new Set<() => void>();

function set(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const shortcutStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => state,
  /** Declares the keys of a part of the page; answers how to take them back. */
  declare: (group: ShortcutGroup) => {
    set({ groups: [...state.groups, group] });
    return () => set({ groups: state.groups.filter((one) => one !== group) });
  },
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
};
