import { userState } from '../../state/user-state';

/** A key as Kontor ships it → the user's own; `Ctrl+K`, `Shift+F3`, `Alt+↑`. */
export type KeyMap = Readonly<Record<string, string>>;

/** What counts just now. */
export const keyMapStore = userState<KeyMap>(() => ({}));
