/** Entry to put before another one, or at the end. */
export interface Move {
  entry: number;
  before: number | undefined;
}

/**
 * Returns the fewest moves that bring distinct entries into ascending order, one after the other: recycled rows stand
 * in a rotated order, but screen readers and text selection follow the document. `fixed` stays: moving loses the focus.
 */
export function movesToAscend(entries: readonly number[], fixed?: number): readonly Move[] {
  const stay = new Set(longestAscent(entries, fixed));
  const sorted = [...entries].sort((a, b) => a - b);
  return sorted
    .map((entry, index) => ({ entry, before: sorted[index + 1] }))
    .reverse()
    .filter(({ entry }) => !stay.has(entry));
}

/** Finds the longest ascent, among those that hold `fixed` when it is one of the entries. */
function longestAscent(entries: readonly number[], fixed: number | undefined): number[] {
  const at = fixed === undefined ? -1 : entries.indexOf(fixed);
  if (fixed === undefined || at < 0) return ascentWithin(entries);
  return [
    ...ascentWithin(entries.slice(0, at).filter((entry) => entry < fixed)),
    fixed,
    ...ascentWithin(entries.slice(at + 1).filter((entry) => entry > fixed)),
  ];
}

function ascentWithin(entries: readonly number[]): number[] {
  // Keeps in `tails[n]` the smallest end of an ascent of length n + 1; `before` leads back from it.
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const entry of entries) {
    const found = tails.findIndex((tail) => tail >= entry);
    const length = found < 0 ? tails.length : found;
    before.set(entry, tails[length - 1]);
    tails[length] = entry;
  }
  const ascent: number[] = [];
  for (let entry = tails.at(-1); entry !== undefined; entry = before.get(entry)) {
    ascent.unshift(entry);
  }
  return ascent;
}
