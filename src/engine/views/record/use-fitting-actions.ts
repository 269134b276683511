import { useLayoutEffect, useState, type RefObject } from 'react';

/** Of its row, which a title keeps before actions go into the menu. */
const TITLE_SHARE = 0.6;

/** Counts elements with `data-action` beside `anchor`, from the first: as many as fit, on a phone none. */
export function useFittingActions(anchor: RefObject<HTMLElement | null>, of: unknown): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const toolbar = anchor.current?.closest<HTMLElement>('[role="toolbar"]');
    const page = toolbar?.parentElement;
    if (!toolbar || !page) return undefined;
    const fit = () => setFitting(fitInto(page, toolbar));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(page);
    return () => watch.disconnect();
  }, [anchor, of]);
  return fitting;
}

function fitInto(page: HTMLElement, toolbar: HTMLElement): number {
  const actions = [...toolbar.querySelectorAll<HTMLElement>('[data-action]')];
  const show = (count: number) => {
    actions.forEach((action, place) => (action.style.display = place < count ? '' : 'none'));
    return count;
  };
  if (window.matchMedia('(max-width: 767px)').matches) return show(0);
  const title = page.querySelector<HTMLElement>('h1');
  const head = title?.closest<HTMLElement>('[data-head]');
  const isCramped = () =>
    title !== null && isCut(title) && (head?.clientWidth ?? 0) < TITLE_SHARE * page.clientWidth;
  let count = show(actions.length);
  while (count > 0 && isCramped()) count = show(count - 1);
  return count;
}

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
