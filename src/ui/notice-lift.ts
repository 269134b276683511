/** Edges of an element on the screen as far as they matter here, in px from the top left. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gap between a notice and what it must not cover, in px. */
const GAP = 8;

/**
 * Finds how far notices at the bottom are to be raised, in px, so that they cover none of the `kept` boxes; 0 where
 * there is no room above them either.
 * @param stack the place of the notices if not raised
 * @param top the line above which they must not stand
 */
export function liftAbove(stack: Box, kept: readonly Box[], top: number): number {
  let lift = 0;
  // From the bottom up: a box above the first may be in the way of the raised notices.
  for (const box of kept.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = box.right <= stack.left || box.left >= stack.right;
    const isBelow = box.top >= stack.bottom - lift;
    const isAbove = box.bottom <= stack.top - lift;
    if (!isBeside && !isBelow && !isAbove) lift = stack.bottom - box.top + GAP;
  }
  return stack.top - lift < top ? 0 : lift;
}
