import type { FocusEvent, KeyboardEvent } from 'react';
import { useList } from './list-context';

/** Handles keys that lead from the rows back to the search, and close what searches in them. */
export function useStageKeys(onKeyDown: (event: KeyboardEvent) => void) {
  const { finder, searchBox, cameFromSearch } = useList();
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFromSearch.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && event.shiftKey && cameFromSearch.current) {
        event.preventDefault();
        searchBox.current?.focus();
      } else if (event.key === 'Escape' && finder.isOpen && !event.defaultPrevented) {
        event.preventDefault();
        finder.close();
      } else onKeyDown(event);
    },
  };
}
