import type { GridColumn } from '../grid-column';

/** Columns from this width on, px, hold texts that half a card would cut. */
const wideFrom = 190;
/** Labels from this length on leave no room for a value beside them in half a card. */
const longFrom = 13;

/** Whether a fact of a card has a line to itself. */
export function isWideFact({ width, label }: GridColumn): boolean {
  return width >= wideFrom || label.length >= longFrom;
}

/** Lines of facts on a card: two facts beside each other, wide ones alone. */
export function cardLines(facts: readonly GridColumn[]): number {
  let half = 0;
  let lines = 0;
  for (const fact of facts) {
    const wide = isWideFact(fact);
    if (wide || half === 0) lines += 1;
    half = wide ? 0 : 1 - half;
  }
  return lines;
}
