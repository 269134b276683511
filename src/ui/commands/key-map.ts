import { userState } from '../../state/user-state';

/** Map from a key as Kontor ships it to the user's own; `Ctrl+K`, `Shift+F3`, `Alt+↑`. */
export type KeyMap = Readonly<Record<string, string>>;

/** Map that is in force now. */
export const keyMapStore = userState<KeyMap>(() => ({}));
