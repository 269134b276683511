import type { GridColumn } from '../grid-column';

/** Columns from this width on, px, hold texts that half a card would cut. */
const wideFrom = 190;
/** Labels from this length on leave no room for a value beside them in half a card. */
const longFrom = 13;

/** The lines of a card's facts: two beside each other, wide ones alone. */
export function cardLines(facts: readonly GridColumn[]): GridColumn[][] {
  const lines: GridColumn[][] = [];
  let open: GridColumn[] | undefined;
  for (const fact of facts) {
    if (open !== undefined && !isWide(fact)) {
      open.push(fact);
      open = undefined;
      continue;
    }
    const line = [fact];
    lines.push(line);
    open = isWide(fact) ? undefined : line;
  }
  return lines;
}

function isWide({ width, label }: GridColumn): boolean {
  return width >= wideFrom || label.length >= longFrom;
}
