import type { GridColumn } from '../grid/grid-column';

/** px; wider columns hold texts that half a card would cut. */
const wideFrom = 190;
/** Longer labels leave no room for a value beside them in half a card. */
const longFrom = 13;
/** The same on a narrow phone. */
const longFromNarrow = 7;

/** Two facts beside each other, wide ones alone. */
export function cardLines(facts: readonly GridColumn[], narrow: boolean): GridColumn[][] {
  const lines: GridColumn[][] = [];
  let open: GridColumn[] | undefined;
  for (const fact of facts) {
    if (open !== undefined && !isWide(fact, narrow)) {
      open.push(fact);
      open = undefined;
      continue;
    }
    const line = [fact];
    lines.push(line);
    open = isWide(fact, narrow) ? undefined : line;
  }
  return lines;
}

function isWide({ width, label }: GridColumn, narrow: boolean): boolean {
  return width >= wideFrom || label.length >= (narrow ? longFromNarrow : longFrom);
}
