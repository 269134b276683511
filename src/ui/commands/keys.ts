/**
 * Keys as they are shipped (4-field-reality 4.1), by the name of what they do. Users may replace most by their own; arrows, Enter,
 * Escape and what every program has (copy, paste, undo) stay what they are.
 */
export const keys = {
  help: 'F1',
  shortcuts: 'Shift+F1',
  palette: 'Ctrl+K',
  search: 'Ctrl+F',
  create: 'Alt+N',
  find: 'F3',
  findBack: 'Shift+F3',
  toSearch: 'Ctrl+Shift+F',
  print: 'Ctrl+P',
  menu: 'Alt+↓',
  edit: 'F2',
  save: 'Ctrl+S',
  previous: 'F7',
  next: 'F8',
  insert: 'Ctrl+Enter',
  duplicate: 'Ctrl+D',
  up: 'Alt+↑',
  down: 'Alt+↓',
  remove: 'Ctrl+Del',
  rowMenu: 'Shift+F10',
  columnLeft: 'Ctrl+Shift+←',
  columnRight: 'Ctrl+Shift+→',
} as const;
