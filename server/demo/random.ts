/** Repeatable source of chance: the same seed always gives the same sequence. */
export interface Random {
  /** Draws a whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** Returns true in a share of the cases, `probability` from 0 to 1. */
  chance: (probability: number) => boolean;
  /** Picks one of the items. Throws when there are none. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** Draws so many decimal digits, leading zeros included. */
  digits: (count: number) => string;
}

/** Makes a Mulberry32 generator: 32 bits of state are plenty for demo data, and it fits into five lines. */
export function createRandom(seed: number): Random {
  // Spreads neighbouring seeds, since every record has a stream of its own.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('pick: the list is empty');
      return item;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}
