import { useEffect } from 'react';
import { shortcutStore } from './shortcut-store';

/** For the list of all keys (Shift+F1) while the component is shown: pairs of keys and what they do. */
export function useShortcuts(
  title: string,
  shortcuts: readonly (readonly [string, string])[],
): void {
  const text = JSON.stringify(shortcuts);
  useEffect(() => {
    const pairs = JSON.parse(text) as [string, string][];
    return shortcutStore.declare({
      title,
      shortcuts: pairs.map(([keys, does]) => ({ keys, does })),
    });
  }, [title, text]);
}
