import type { GridColumn } from '../rows/grid-column';

/** Half a card in px on the narrowest phones that are supported: 375 px, and 320 px. */
const half = 156;
const halfNarrow = 134;
/** Width in px of a letter of the label, of the gap between label and value, and of a column's padding. */
const letter = 7.3;
const gap = 6;
const padding = 24;

/** Lays out facts side by side, two a line, wide ones alone. */
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

/** Tells whether half a card would cut label or value. */
function isWide({ width, short }: GridColumn, narrow: boolean): boolean {
  return short.length * letter + gap + width - padding > (narrow ? halfNarrow : half);
}
