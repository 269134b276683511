import { useLayoutEffect, useState, type RefObject } from 'react';

type Side = 'clientHeight' | 'clientWidth';

function useSide(of: RefObject<HTMLElement | null>, side: Side, first: number): number {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const read = () => setSize(element[side]);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [of, side]);
  return size;
}

/** Measures the inner height of an element in px, as long as it is shown. */
export function useHeight(of: RefObject<HTMLElement | null>): number {
  return useSide(of, 'clientHeight', 600);
}

/** Measures the inner width of an element in px. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  return useSide(of, 'clientWidth', 1000);
}
