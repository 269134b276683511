interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** For shortcuts such as `F9`, `Ctrl+P` or `Alt+Shift+N`; a Mac's command key counts as Ctrl. */
export function matchesShortcut(pressed: Pressed, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop() ?? '';
  const wants = (modifier: string) => parts.includes(modifier);
  return (
    pressed.key.toLowerCase() === key.toLowerCase() &&
    (pressed.ctrlKey || pressed.metaKey) === wants('Ctrl') &&
    pressed.altKey === wants('Alt') &&
    pressed.shiftKey === wants('Shift')
  );
}
