import { useRef, type RefObject } from 'react';
import { wantFocus } from '../../../ui/focus';

interface FocusHome {
  /** Notes which element has the focus, before a dialog takes it. */
  leave: () => void;
  /** Brings the focus back to that element, or to `home` when it is gone, unless something else has taken the focus. */
  comeBack: () => void;
}

/**
 * Returns the focus after a sequence of dialogs: each alone would return it to the one before, which is gone by then.
 */
export function useFocusHome(home: RefObject<HTMLElement | null>): FocusHome {
  const opener = useRef<Element | null>(null);
  return {
    leave: () => {
      opener.current = document.activeElement;
    },
    comeBack: () => {
      const takeBack = () => {
        const former = opener.current;
        const isThere = former instanceof HTMLElement && former.isConnected;
        (isThere && former !== document.body ? former : home.current)?.focus();
      };
      // The last dialog takes its focus with it.
      wantFocus(takeBack, { whereLost: true });
    },
  };
}
