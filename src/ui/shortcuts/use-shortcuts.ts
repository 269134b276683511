import { useEffect } from 'react';
import { shortcutStore } from './shortcut-store';

/**
 * Declares the keys of a component for the list of all keys (Shift+F1) while it is on the page: pairs
 * of keys as they are written and what they do.
 */
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
