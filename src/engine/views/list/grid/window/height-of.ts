import type { GridColumn } from '../grid-column';
import { cardLines } from './card-lines';

/** Height of a group: one line and its figures, px. */
export function groupHeightOf(lines: number, cards: boolean, rowHeight: number): number {
  return cards ? 48 + (lines > 0 ? 20 * lines + 8 : 0) : rowHeight + 18 * (Math.max(1, lines) - 1);
}

/** Height of a card: its title, and the facts below it, px. */
export function cardHeight(
  columns: readonly GridColumn[],
  titleFields: readonly string[],
  narrow: boolean,
): number {
  const facts = columns.filter(({ field }) => !titleFields.includes(field.name));
  return 48 + 12 + 24 * cardLines(facts, narrow).length;
}
