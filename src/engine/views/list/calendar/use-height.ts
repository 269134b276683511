import { useLayoutEffect, useState, type RefObject } from 'react';

/** px of an element, as long as it is shown. */
export function useHeight(of: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(600);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    setHeight(element.clientHeight);
    return () => observer.disconnect();
  }, [of]);
  return height;
}
