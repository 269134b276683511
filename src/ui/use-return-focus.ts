import { useEffect, useRef } from 'react';

/** Gives the focus back to where it was when this component goes, unless it has found another place. */
export function useReturnFocus(): void {
  const opener = useRef<Element | null>(undefined);
  // Before the first effect: a dialog takes the focus in one.
  if (opener.current === undefined) opener.current = document.activeElement;
  useEffect(
    () => () => {
      const element = opener.current;
      // After the dialog has left the document, and with it the focus.
      requestAnimationFrame(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        if (lost && element instanceof HTMLElement && element.isConnected) element.focus();
      });
    },
    [],
  );
}
