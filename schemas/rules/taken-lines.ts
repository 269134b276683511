/** Line of a document that may be taken over. */
export interface TakeableLine {
  id: number;
  positionsArt: string;
  menge: number | null;
  mengeUebernommen: number;
}

/** Line that goes into a successor, with its quantity; texts have none. */
export interface TakenLine<Line> {
  line: Line;
  menge: number | null;
}

/** Quantity left of a line; of an optional one only what was taken by name counts. */
export function openQuantity({ menge, mengeUebernommen }: TakeableLine): number {
  return (Math.round((menge ?? 0) * 100) - Math.round(mengeUebernommen * 100)) / 100;
}

/** Tells whether so much of a line can be taken: with its sign, not zero, and no more than is left. */
export function canTake(line: TakeableLine, menge: number): boolean {
  const open = openQuantity(line);
  return menge * open > 0 && open * (line.menge ?? 0) > 0 && Math.abs(menge) <= Math.abs(open);
}

/**
 * Lines of a document, in its order, that its successor gets: those `chosen` (line → quantity), or all that count and
 * have a quantity left. A text comes along with the line before or after it, a subtotal with a line that it adds up;
 * optional and alternative lines only when chosen.
 */
export function takenLines<Line extends TakeableLine>(
  lines: readonly Line[],
  chosen?: ReadonlyMap<number, number>,
): TakenLine<Line>[] {
  const amounts = lines.map((line) => amountOf(line, chosen));
  const comes = (index: number | undefined) =>
    index !== undefined && (amounts[index] ?? undefined) !== undefined;
  const articles = lines.flatMap(({ positionsArt }, index) =>
    positionsArt === 'T' || positionsArt === 'Z' ? [] : [index],
  );
  return lines.flatMap((line, index): TakenLine<Line>[] => {
    if (line.positionsArt === 'T') {
      const before = articles.filter((other) => other < index).at(-1);
      const after = articles.find((other) => other > index);
      return comes(before) || comes(after) ? [{ line, menge: null }] : [];
    }
    if (line.positionsArt === 'Z') {
      const last = lines.slice(0, index).findLastIndex(({ positionsArt }) => positionsArt === 'Z');
      const added = articles.filter((other) => other > last && other < index);
      return added.some(comes) ? [{ line, menge: null }] : [];
    }
    const menge = amounts[index];
    return menge === undefined ? [] : [{ line, menge }];
  });
}

function amountOf(
  line: TakeableLine,
  chosen: ReadonlyMap<number, number> | undefined,
): number | undefined {
  if (line.positionsArt === 'T' || line.positionsArt === 'Z') return undefined;
  if (chosen) return chosen.get(line.id);
  const open = openQuantity(line);
  // More than the quantity may have been delivered: then nothing is left either.
  const isLeft = open * (line.menge ?? 0) > 0;
  return line.positionsArt === 'N' && isLeft ? open : undefined;
}
