import { useLayoutEffect, type RefObject } from 'react';

/** Makes an area take no input while `held`, and gives the focus back to where it was in it. */
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
