import { keys } from '../../ui/commands/keys';

/** Key that users may replace by one of their own. */
export interface ChangeableKey {
  /** Key as Kontor ships it. */
  key: string;
  /** Keys of the texts that say what the key does, wherever it does something. */
  does: readonly string[];
}

export interface KeyGroup {
  /** Key of the text of the group's heading. */
  title: string;
  keys: readonly ChangeableKey[];
}

/**
 * All keys that can be changed; the platform's own (arrows, Enter, Escape, Tab, copy and paste) stay the same
 * everywhere. One key has one line, whatever pages do with it.
 */
export const keyCatalogue: readonly KeyGroup[] = [
  {
    title: 'ui:keys.everywhere',
    keys: [
      { key: keys.help, does: ['ui:keys.help'] },
      { key: keys.shortcuts, does: ['ui:keys.title'] },
      { key: keys.palette, does: ['palette:keys.open'] },
      { key: keys.search, does: ['search:keys.focus'] },
      { key: keys.create, does: ['palette:keys.new'] },
    ],
  },
  {
    title: 'list:keys.group',
    keys: [
      { key: keys.find, does: ['settings:keys.find'] },
      { key: keys.findBack, does: ['settings:keys.findBack'] },
      { key: keys.toSearch, does: ['list:keys.toSearch'] },
      { key: keys.print, does: ['list:keys.print'] },
      { key: keys.menu, does: ['list:keys.menu', 'table:down'] },
    ],
  },
  {
    title: 'record:keys.group',
    keys: [
      { key: keys.edit, does: ['record:edit', 'table:edit'] },
      { key: keys.save, does: ['record:save'] },
      { key: keys.previous, does: ['record:walk.previous'] },
      { key: keys.next, does: ['record:walk.next'] },
    ],
  },
  {
    title: 'table:group',
    keys: [
      { key: keys.insert, does: ['table:insert'] },
      { key: keys.duplicate, does: ['table:duplicate'] },
      { key: keys.up, does: ['table:up'] },
      { key: keys.remove, does: ['table:remove'] },
      { key: keys.rowMenu, does: ['table:keys.menu'] },
    ],
  },
];

export const changeableKeys: readonly ChangeableKey[] = keyCatalogue.flatMap((group) => group.keys);
