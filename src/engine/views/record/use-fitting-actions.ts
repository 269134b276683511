import { useLayoutEffect, useState, type RefObject } from 'react';

/** px: a title reads well at this width; beyond it, a longer one gives way to actions. */
const TITLE_ROOM = 240;

/**
 * Counts elements with `data-action` beside `anchor`, from the first. Tabs keep all their room, the title what it
 * needs; actions that would take it go into the menu, on a phone all of them.
 */
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
  const tabs = page.querySelector<HTMLElement>(':scope > div > [role="tablist"]');
  const title = page.querySelector<HTMLElement>('h1');
  const areTabsCut = () => tabs !== null && tabs.scrollWidth > tabs.clientWidth;
  const isTitleShort = () => title !== null && isCut(title) && title.clientWidth < TITLE_ROOM;
  const hideWhile = (isCramped: () => boolean) => {
    let count = show(actions.length);
    while (count > 0 && isCramped()) count = show(count - 1);
    return count;
  };
  const fitting = hideWhile(() => areTabsCut() || isTitleShort());
  // A title that is short without any action has another reason to be.
  return fitting === 0 && isTitleShort() ? hideWhile(areTabsCut) : fitting;
}

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
