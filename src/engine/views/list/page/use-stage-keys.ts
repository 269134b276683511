import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

interface Options {
  toFirstRow: () => void;
  /** The search within the rows. */
  finder: { isOpen: boolean; close: () => void };
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keys lead from the search into the rows and back, and close what searches in them. */
export function useStageKeys({ toFirstRow, finder, onKeyDown }: Options) {
  /** The search that somebody came from: Shift+Tab leads back. */
  const searched = useRef<HTMLElement>(undefined);
  return {
    intoRows: (from: HTMLElement) => {
      searched.current = from;
      toFirstRow();
    },
    handlers: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) searched.current = undefined;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Tab' && event.shiftKey && searched.current) {
          event.preventDefault();
          searched.current.focus();
        } else if (event.key === 'Escape' && finder.isOpen && !event.defaultPrevented) {
          event.preventDefault();
          finder.close();
        } else onKeyDown(event);
      },
    },
  };
}
