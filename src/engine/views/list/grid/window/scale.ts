/**
 * Tallest element in px. Browsers paint at places of 24 bits: from 2^24 device pixels on, the texts of a row would
 * stand a px apart. A screen has up to four of them to a px.
 */
export const tallest = 4_000_000;
/** Beyond that, the first and the last px of a list scroll as they are and only the middle is compressed. */
const exact = 1_000_000;
/** A scroll step up to this many px moves the rows by as much, whatever the scale; a larger one is a jump. */
const longestStep = 20_000;

/** How tall all rows are, and how much of them is seen at once, in px. */
export interface Extent {
  content: number;
  view: number;
}

/** The scrollbar's position and what of the rows stands at the top of the view, in px. */
export interface ScrollPlace {
  scrollTop: number;
  top: number;
}

/** Height of the element that stands for all rows. */
export function spacerOf({ content }: Extent): number {
  return Math.min(content, tallest);
}

/** What stands at the top of the view when the scrollbar is put somewhere. */
export function topOf(extent: Extent, scrollTop: number): number {
  const { last, lastTop } = limits(extent);
  const at = clamp(scrollTop, last);
  if (last === lastTop || at <= exact) return at;
  if (at >= last - exact) return lastTop - (last - at);
  return Math.round(exact + ((at - exact) * (lastTop - 2 * exact)) / (last - 2 * exact));
}

/** Where the scrollbar stands when this is at the top of the view: the reverse of `topOf`, to the px. */
export function scrollTopOf(extent: Extent, top: number): number {
  const { last, lastTop } = limits(extent);
  const at = clamp(top, lastTop);
  if (last === lastTop || at <= exact) return at;
  if (at >= lastTop - exact) return last - (lastTop - at);
  return Math.round(exact + ((at - exact) * (last - 2 * exact)) / (lastTop - 2 * exact));
}

/** What stands at the top of the view after the scrollbar has moved. */
export function scrolledTo(extent: Extent, from: ScrollPlace, scrollTop: number): number {
  const { last, lastTop } = limits(extent);
  const step = scrollTop - from.scrollTop;
  // The ends are the ends, however the rows got there.
  if (last === lastTop || scrollTop <= 0 || scrollTop >= last || isJump(step)) {
    return topOf(extent, scrollTop);
  }
  return clamp(from.top + step, lastTop);
}

/** Whether a step of the scrollbar is a drag of its thumb or a click beside it, no rolling. */
export function isJump(step: number): boolean {
  return Math.abs(step) > longestStep;
}

function limits(extent: Extent) {
  return {
    last: Math.max(0, spacerOf(extent) - extent.view),
    lastTop: Math.max(0, extent.content - extent.view),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
