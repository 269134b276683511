import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusMeanwhile, isFocusLost } from './focus';

let hasShownPage = false;

/**
 * Returns a ref that focuses the title when following a link has left the focus nowhere. The first page starts at the
 * top, where the skip link is.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  // An effect may run twice for one page.
  const [isFirst] = useState(!hasShownPage);
  useEffect(() => {
    hasShownPage = true;
    // The element meant to get the focus may not have come yet.
    if (!isFirst && isFocusLost() && title.current) focusMeanwhile(title.current);
  }, [isFirst]);
  return title;
}
