import { useLayoutEffect, useState, type RefObject } from 'react';

/** A title is read well at this width; a longer one gives way to actions, a shorter room is its own. */
const TITLE_ROOM = 240;

/**
 * How many of the actions in a record's bar fit, counted from the first: they are the elements with
 * `data-action` beside `anchor`. Tabs keep all their room and the title what it needs to be read; actions
 * that would take it are hidden, for the menu to have them. On a phone that is all of them.
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
  // A title that is short without any action, too, is short for another reason.
  return fitting === 0 && isTitleShort() ? hideWhile(areTabsCut) : fitting;
}

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
