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

/** px that an element is high inside, as long as it is shown. */
export function useHeight(of: RefObject<HTMLElement | null>): number {
  return useSide(of, 'clientHeight', 600);
}

/** px that an element is wide inside. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  return useSide(of, 'clientWidth', 1000);
}
