export type RowCommand =
  'insert' | 'duplicate' | 'up' | 'down' | 'remove' | 'reset' | 'edit' | 'open';

/** As they are written on the keyboard (4-field-reality 4.1). */
export const commandKeys: Partial<Record<RowCommand, string>> = {
  insert: 'Ctrl+Enter',
  duplicate: 'Ctrl+D',
  up: 'Alt+↑',
  down: 'Alt+↓',
  remove: 'Ctrl+Del',
  open: 'Alt+Enter',
};

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function commandOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Key): RowCommand | undefined {
  const control = ctrlKey || metaKey;
  if (shiftKey) return undefined;
  if (altKey) {
    if (control) return undefined;
    if (key === 'Enter') return 'open';
    return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  }
  if (!control) return key === 'Insert' ? 'insert' : undefined;
  if (key === 'Enter') return 'insert';
  if (key === 'Delete') return 'remove';
  return key.toLowerCase() === 'd' ? 'duplicate' : undefined;
}
