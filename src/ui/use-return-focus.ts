import { useEffect, useRef } from 'react';
import { focusMainButton, isFocusLost, wantFocus } from './focus';

/** Returns the focus when this component is removed, unless the focus has found another place. */
export function useReturnFocus(): void {
  const opener = useRef<Element | null>(undefined);
  // Before the first effect: a dialog takes the focus in one.
  if (opener.current === undefined) opener.current = document.activeElement;
  useEffect(
    () => () => {
      const element = opener.current;
      if (element === document.body || !(element instanceof HTMLElement)) return;
      // The dialog has left the document, and with it the focus.
      if (!isFocusLost()) return;
      if (element.isConnected) wantFocus(() => element.focus(), { whereLost: true });
      else focusMainButton();
    },
    [],
  );
}
