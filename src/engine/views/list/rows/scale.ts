/**
 * Height of the tallest element in px: from 2^24 device pixels (up to four per px) on, browsers paint texts a px apart.
 */
export const tallest = 4_000_000;
/** Length in px at both ends that scrolls as it is; only the middle is compressed. */
const exact = 1_000_000;
/** Longest step in px by which rows move as much, whatever the scale. A larger step is a jump. */
const longestStep = 20_000;

export interface Extent {
  content: number;
  view: number;
}

export interface ScrollPlace {
  scrollTop: number;
  top: number;
}

/** Height in px of the element that stands for all rows. */
export function spacerOf({ content }: Extent): number {
  return Math.min(content, tallest);
}

/** Returns the px of the rows at the top of the view, for a place of the scrollbar. */
export function topOf(extent: Extent, scrollTop: number): number {
  const { last, lastTop } = limits(extent);
  const at = clamp(scrollTop, last);
  if (last === lastTop || at <= exact) return at;
  if (at >= last - exact) return lastTop - (last - at);
  return Math.round(exact + ((at - exact) * (lastTop - 2 * exact)) / (last - 2 * exact));
}

/** Reverses `topOf`, to the px. */
export function scrollTopOf(extent: Extent, top: number): number {
  const { last, lastTop } = limits(extent);
  const at = clamp(top, lastTop);
  if (last === lastTop || at <= exact) return at;
  if (at >= lastTop - exact) return last - (lastTop - at);
  return Math.round(exact + ((at - exact) * (last - 2 * exact)) / (lastTop - 2 * exact));
}

/** Returns the px at the top of the view after the scrollbar has moved. */
export function scrolledTo(extent: Extent, from: ScrollPlace, scrollTop: number): number {
  const { last, lastTop } = limits(extent);
  const step = scrollTop - from.scrollTop;
  if (last === lastTop || scrollTop <= 0 || scrollTop >= last || isJump(step)) {
    return topOf(extent, scrollTop);
  }
  return clamp(from.top + step, lastTop);
}

/** Tells whether a step is a drag of the thumb or a click beside it, not rolling. */
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
