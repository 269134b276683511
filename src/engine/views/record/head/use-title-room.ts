import { useLayoutEffect, useState, type RefObject } from 'react';

/** What stands beside the title of a record. */
export interface TitleRoom {
  /** As many of the declared actions as have a button, from the first; the others are in the menu. */
  actions: number;
  hasBadges: boolean;
  /** Else its row is the title's, and what stands above it has no place. */
  isWide: boolean;
}

/** px of a page that are room for more than title and buttons. */
const WIDE = 1040;

const unknown: TitleRoom = { actions: Infinity, hasBadges: false, isWide: false };

/**
 * A title is cut only where it alone is longer than its row: first actions give way, the last one first, then the
 * badges (the other way round where it is narrow), then what stands above it. One that is longer than that has two lines. `mark` stands in the head of the page; measured anew whenever the page's width or
 * `of` changes.
 */
export function useTitleRoom(mark: RefObject<HTMLElement | null>, of: string): TitleRoom {
  const [room, setRoom] = useState(unknown);
  const { isWide } = room;
  useLayoutEffect(() => {
    const head = mark.current?.closest<HTMLElement>('[data-head]');
    const page = head?.parentElement;
    if (!head || !page) return undefined;
    const fit = () => {
      const next = fitInto(page, head);
      setRoom((was) => (isSame(was, next) ? was : next));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(page);
    return () => watch.disconnect();
    // What a wide page has beside the title is there after it was found to be wide.
  }, [mark, of, isWide]);
  return room;
}

function fitInto(page: HTMLElement, head: HTMLElement): TitleRoom {
  const title = head.querySelector('h1');
  const isCut = () => title !== null && title.scrollWidth > title.clientWidth;
  const actions = [...page.querySelectorAll<HTMLElement>('[role="toolbar"] > [data-action]')];
  const badges = head.querySelector<HTMLElement>('[data-badges]');
  const crumbs = head.querySelector<HTMLElement>('[data-crumbs]');
  if (title) delete title.dataset.long;
  for (const element of [...actions, badges, crumbs]) show(element, true);
  const isWide = page.clientWidth >= WIDE;
  const isPhone = window.matchMedia('(max-width: 767px)').matches;
  let shown = isPhone ? 0 : actions.length;
  actions.forEach((action, place) => show(action, place < shown));
  // On a page that is less wide actions are worth more than badges, which have a place below.
  show(badges, isWide);
  while (shown > 0 && isCut()) show(actions[--shown], false);
  show(badges, !isPhone);
  const hasBadges = !isPhone && !isCut();
  show(badges, hasBadges);
  if (isCut()) show(crumbs, false);
  if (title && isCut()) title.dataset.long = '';
  return { actions: shown, hasBadges, isWide };
}

function show(element: HTMLElement | null | undefined, isShown: boolean): void {
  if (element) element.style.display = isShown ? '' : 'none';
}

function isSame(one: TitleRoom, other: TitleRoom): boolean {
  return (
    one.actions === other.actions &&
    one.hasBadges === other.hasBadges &&
    one.isWide === other.isWide
  );
}
