import { useLayoutEffect, type RefObject } from 'react';

/** Afterwards the focus goes back to where it was in the area. */
export function useHoldInput(area: RefObject<HTMLElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!held || !element) return;
    const focused = document.activeElement;
    element.inert = true;
    return () => {
      element.inert = false;
      if (document.activeElement === document.body && focused instanceof HTMLElement) {
        focused.focus();
      }
    };
  }, [area, held]);
}
