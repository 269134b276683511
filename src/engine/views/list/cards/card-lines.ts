import type { GridColumn } from '../rows/grid-column';

/** px of half a card on the narrowest phones that are meant: 375 px, and 320 px. */
const half = 156;
const halfNarrow = 134;
/** px of a letter of the label, between label and value, and of a column beside its value. */
const letter = 7.3;
const gap = 6;
const padding = 24;

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

/** Whether half a card would cut label or value. */
function isWide({ width, short }: GridColumn, narrow: boolean): boolean {
  return short.length * letter + gap + width - padding > (narrow ? halfNarrow : half);
}
