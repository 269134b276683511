/** A key that users may replace by one of their own. */
export interface ChangeableKey {
  /** As Kontor ships it. */
  key: string;
  /** Keys of the texts that say what it does, where it does something. */
  does: readonly string[];
}

export interface KeyGroup {
  /** Key of its heading. */
  title: string;
  keys: readonly ChangeableKey[];
}

/**
 * All keys that can be changed; the platform's own (arrows, Enter, Escape, Tab, copy and paste) stay what they are
 * everywhere. One key has one line, whatever pages do with it.
 */
export const keyCatalogue: readonly KeyGroup[] = [
  {
    title: 'ui:keys.everywhere',
    keys: [
      { key: 'F1', does: ['ui:keys.help'] },
      { key: 'Shift+F1', does: ['ui:keys.title'] },
      { key: 'Ctrl+K', does: ['palette:keys.open'] },
      { key: 'Ctrl+F', does: ['search:keys.focus'] },
      { key: 'Alt+N', does: ['palette:keys.new'] },
    ],
  },
  {
    title: 'list:keys.group',
    keys: [
      { key: 'F3', does: ['settings:keys.find'] },
      { key: 'Shift+F3', does: ['settings:keys.findBack'] },
      { key: 'Ctrl+Shift+F', does: ['list:keys.toSearch'] },
      { key: 'Ctrl+P', does: ['list:keys.print'] },
      { key: 'Alt+↓', does: ['list:keys.menu', 'table:down'] },
    ],
  },
  {
    title: 'record:keys.group',
    keys: [
      { key: 'F2', does: ['record:edit', 'table:edit'] },
      { key: 'Ctrl+S', does: ['record:save'] },
      { key: 'F7', does: ['record:walk.previous'] },
      { key: 'F8', does: ['record:walk.next'] },
    ],
  },
  {
    title: 'table:group',
    keys: [
      { key: 'Ctrl+Enter', does: ['table:insert'] },
      { key: 'Ctrl+D', does: ['table:duplicate'] },
      { key: 'Alt+↑', does: ['table:up'] },
      { key: 'Ctrl+Del', does: ['table:remove'] },
      { key: 'Shift+F10', does: ['table:keys.menu'] },
    ],
  },
];

export const changeableKeys: readonly ChangeableKey[] = keyCatalogue.flatMap(({ keys }) => keys);
