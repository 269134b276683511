/** Arrangement of the start page's blocks by a user. */
export interface Arrangement {
  /** Keys of blocks; those that are not named keep their own place. */
  order: readonly string[];
  /** Blocks taken off, among those that stand there by themselves. */
  hidden: readonly string[];
  /** Blocks added, among those that do not. */
  shown: readonly string[];
}

export const notArranged: Arrangement = { order: [], hidden: [], shown: [] };

interface Arranged {
  key: string;
  /** True if it stands there only for users who want it. */
  isExtra?: boolean;
}

/** Sorts blocks in the user's order. A newer block stands behind the one that it follows by itself. */
export function inOrder<Block extends Arranged>(
  blocks: readonly Block[],
  { order }: Pick<Arrangement, 'order'>,
): readonly Block[] {
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  const keys = [...new Set(order)].filter((key) => byKey.has(key));
  blocks.forEach(({ key }, index) => {
    if (keys.includes(key)) return;
    const before = blocks[index - 1]?.key;
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

export function isShown(
  { key, isExtra = false }: Arranged,
  { hidden, shown }: Pick<Arrangement, 'hidden' | 'shown'>,
): boolean {
  return isExtra ? shown.includes(key) : !hidden.includes(key);
}

/** Shows or hides a block. */
export function withShown(
  { key, isExtra = false }: Arranged,
  wanted: boolean,
  { hidden, shown }: Pick<Arrangement, 'hidden' | 'shown'>,
): Pick<Arrangement, 'hidden' | 'shown'> {
  const without = (keys: readonly string[]) => keys.filter((one) => one !== key);
  return isExtra
    ? { hidden, shown: wanted ? [...without(shown), key] : without(shown) }
    : { hidden: wanted ? without(hidden) : [...without(hidden), key], shown };
}

/**
 * Returns the order after a block has been put in the place of another one. What stands between them moves up or down;
 * blocks that are not seen keep their neighbours.
 */
export function movedTo(keys: readonly string[], key: string, to: string): readonly string[] {
  const [from, at] = [keys.indexOf(key), keys.indexOf(to)];
  if (from < 0 || at < 0) return keys;
  const others = keys.filter((one) => one !== key);
  others.splice(at, 0, key);
  return others;
}
