import { useLayoutEffect, useState, type RefObject } from 'react';

/** Parts that have room beside the title of a record. */
export interface TitleRoom {
  /** Number of the declared actions that have a button, from the first; the others are in the menu. */
  actions: number;
  hasBadges: boolean;
  /** True if there is room for more; else the row is the title's alone, and what stands above it has no place. */
  isWide: boolean;
}

/** Page width in px from which there is room for more than title and buttons. */
const WIDE = 1040;

const unknown: TitleRoom = { actions: Infinity, hasBadges: false, isWide: false };

/**
 * Measures the room beside a title. A title is cut only where it alone is longer than its row: first actions give way,
 * the last one first, then the badges (the other way round on a narrow page), then what stands above it. One that is
 * still longer has two lines. `mark` stands in the head of the page; measured anew whenever the page's width or `of`
 * changes.
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
    // Parts that only a wide page has beside the title are drawn after it was found to be wide: measured again.
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
  // Actions are worth more than badges on a narrower page, where badges have a place below.
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
