import { useEffect, useRef, type RefObject } from 'react';

let isFirstPage = true;

/**
 * Moves the focus to a page's title when following a link has left it nowhere, so that keyboard and screen reader
 * go on there. The first page after loading starts at the top of the document, where the skip link is.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, []);
  return title;
}
