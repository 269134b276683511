import { useEffect, useRef, useState, type RefObject } from 'react';
import { isFocusLost } from './focus';

let hasShownPage = false;

/**
 * Moves the focus to a page's title when following a link has left it nowhere, so that keyboard and screen reader
 * go on there. The first page after loading starts at the top of the document, where the skip link is.
 */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  // An effect may run twice for one page.
  const [isFirst] = useState(!hasShownPage);
  useEffect(() => {
    hasShownPage = true;
    if (!isFirst && isFocusLost()) title.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return title;
}
