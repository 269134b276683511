import { useEffect, useRef } from 'react';

/** Distance in px of the lines that blocks stand on, and the gap between two blocks. The style sheet says the same. */
const STEP = 8;
const GAP = 16;

/**
 * Lets blocks of different heights stand close together in two columns, in their order: each takes as many of the
 * grid's small rows as it is high. Where there is one column nothing is set.
 */
export function useSpans<Grid extends HTMLElement>() {
  const grid = useRef<Grid>(null);
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0;
        const place = target.parentElement;
        place?.style.setProperty('--k-span', String(Math.ceil((height + GAP) / STEP)));
      }
    });
    const watch = () => {
      observer.disconnect();
      for (const place of grid.current?.children ?? []) {
        if (place.firstElementChild) observer.observe(place.firstElementChild);
      }
    };
    watch();
    const changes = new MutationObserver(watch);
    if (grid.current) changes.observe(grid.current, { childList: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, []);
  return grid;
}
