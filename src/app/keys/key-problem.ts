import type { KeyMap } from '../../ui/commands/key-map';

/** Reason why a key cannot be taken; `by`: the shipped key of the command that has it. */
export type KeyProblem = { code: 'plain' | 'reserved' | 'typed' } | { code: 'taken'; by: string };

/** Keys that browsers keep for themselves, and keys that everybody knows from elsewhere. */
const reserved = new Set(
  [
    'F5 F6 F11 F12 Esc Tab Enter Space Backspace Menu Alt+F4 Alt+← Alt+→ Alt+Home',
    'Ctrl+N Ctrl+T Ctrl+W Ctrl+R Ctrl+L Ctrl+Q Ctrl+Tab Ctrl+F4 Ctrl+F5 Ctrl+PageUp Ctrl+PageDown',
    'Ctrl+A Ctrl+C Ctrl+V Ctrl+X Ctrl+Y Ctrl+Z Ctrl+0 Ctrl++ Ctrl+- Ctrl+Home Ctrl+End',
    'Ctrl+Shift+N Ctrl+Shift+T Ctrl+Shift+W Ctrl+Shift+R Ctrl+Shift+I Ctrl+Shift+J Ctrl+Shift+Tab',
    'Ctrl+← Ctrl+→ Ctrl+↑ Ctrl+↓ Ctrl+Backspace',
  ].flatMap((line) => line.split(' ')),
);

const functionKey = /^F\d{1,2}$/;

/**
 * Checks whether `wanted` may stand for what `of` is shipped for. Letters and digits alone are for typing (WCAG 2.1.4);
 * with Ctrl and Alt together many keyboards write @ and €.
 */
export function keyProblem(
  wanted: string,
  of: string,
  map: KeyMap,
  shipped: readonly string[],
): KeyProblem | undefined {
  const parts = wanted.endsWith('++')
    ? [...wanted.slice(0, -2).split('+'), '+']
    : wanted.split('+');
  const name = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1);
  if (reserved.has(wanted)) return { code: 'reserved' };
  if (modifiers.includes('Ctrl') && modifiers.includes('Alt')) return { code: 'typed' };
  const isHeld = modifiers.includes('Ctrl') || modifiers.includes('Alt');
  if (!isHeld && !functionKey.test(name) && name !== 'Ins') return { code: 'plain' };
  const by = shipped.find((key) => key !== of && (map[key] ?? key) === wanted);
  return by === undefined ? undefined : { code: 'taken', by };
}

/** Returns the map after a change; a key that equals its shipped one is not kept. */
export function withKey(map: KeyMap, of: string, wanted: string): KeyMap {
  const { [of]: _, ...others } = map;
  return wanted === of ? others : { ...others, [of]: wanted };
}

/** Reads the stored map and keeps what can still count: keys that exist, replaced by keys that may stand for them. */
export function readKeyMap(stored: unknown, shipped: readonly string[]): KeyMap {
  if (typeof stored !== 'object' || stored === null) return {};
  const given = Object.entries(stored).filter(
    (entry): entry is [string, string] =>
      shipped.includes(entry[0]) && typeof entry[1] === 'string' && entry[0] !== entry[1],
  );
  let map: KeyMap = Object.fromEntries(given);
  for (const [of, wanted] of given) {
    if (keyProblem(wanted, of, map, shipped)) map = withKey(map, of, of);
  }
  return map;
}
