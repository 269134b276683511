import { useEffect, useRef, type RefObject } from 'react';
import type { Finder } from '../find/use-finder';

/** F3 and Shift+F3 search, Ctrl+Shift+F leads to the search box, and Ctrl+P prints, wherever the focus is, except in dialogs. */
export function useListKeys(
  finder: Finder,
  print: () => void,
  searchBox: RefObject<HTMLElement | null>,
): void {
  const latest = useRef({ finder, print });
  useEffect(() => {
    latest.current = { finder, print };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { shiftKey } = event;
      const key = event.key.toLowerCase();
      const ctrl = event.ctrlKey || event.metaKey;
      const prints = ctrl && !shiftKey && key === 'p';
      const searches = ctrl && shiftKey && key === 'f';
      if (!prints && !searches && (ctrl || key !== 'f3')) return;
      if (event.defaultPrevented || event.altKey) return;
      if ((event.target as Element).closest('dialog, [role="dialog"], [popover]')) return;
      event.preventDefault();
      if (prints) latest.current.print();
      else if (searches) searchBox.current?.focus();
      else latest.current.finder.find(shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [searchBox]);
}
