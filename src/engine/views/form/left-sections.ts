/** Number of fields whose room a card's frame and heading take. */
const FRAME = 3;

/**
 * Returns the number of sections in the left of two columns, so that both are about as high. `fields`: number of fields
 * that each section declares.
 */
export function leftSections(fields: readonly number[]): number {
  const all = fields.reduce((sum, count) => sum + count + FRAME, 0);
  let best = fields.length;
  let least = Infinity;
  let above = 0;
  fields.forEach((count, index) => {
    above += count + FRAME;
    const difference = Math.abs(all - 2 * above);
    // Takes the first of equal ones: reading begins at the left.
    if (difference < least) {
      least = difference;
      best = index + 1;
    }
  });
  return best;
}

/** Adds to each section the column it stands in, also where others are left out afterwards. */
export function inColumns<S extends { declared: number }>(
  sections: readonly S[],
): readonly (S & { isLeft: boolean })[] {
  const left = leftSections(sections.map(({ declared }) => declared));
  return sections.map((section, index) => ({ ...section, isLeft: index < left }));
}
