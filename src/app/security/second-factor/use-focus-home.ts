import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus back when a row of dialogs has ended: to what had it when the answered function was called, or to
 * `home` when that is gone. Each dialog alone would give it back to the one before, which is gone by then.
 */
export function useFocusHome(home: RefObject<HTMLElement | null>, isAway: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isAway) {
      wasAway.current = true;
      return undefined;
    }
    if (!wasAway.current) return undefined;
    wasAway.current = false;
    // After the last dialog has given back what it can.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const former = opener.current;
      const target = former instanceof HTMLElement && former.isConnected ? former : home.current;
      target?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [isAway, home]);
  return () => {
    opener.current = document.activeElement;
  };
}
