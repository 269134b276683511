const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Insert: 'Ins',
  Escape: 'Esc',
  ContextMenu: 'Menu',
  ' ': 'Space',
};
const keys = new Map(Object.entries(names).map(([key, name]) => [name, key]));

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the pressed key as key maps write it: `Ctrl+K`; undefined while it is only Ctrl, Alt or Shift. */
export function keyPressed({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pressed): string | undefined {
  if (['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'Dead', 'Unidentified'].includes(key)) {
    return undefined;
  }
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', name]
    .filter(Boolean)
    .join('+');
}

/** Returns the properties that an event of this key has. */
export function eventOfKey(written: string): KeyboardEventInit {
  const parts = written.split('+');
  const name = parts.at(-1) ?? '';
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  const key = keys.get(name) ?? (name.length === 1 && !has('Shift') ? name.toLowerCase() : name);
  return { key, ctrlKey: has('Ctrl'), altKey: has('Alt'), shiftKey: has('Shift') };
}

/** Tells whether this key is pressed: `isKey(event, keys.edit)`; a Mac's command key counts as Ctrl. */
export function isKey(event: Pressed, key: string): boolean {
  return keyPressed(event) === key;
}
