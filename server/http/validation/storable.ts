/**
 * More accents on one letter than any language writes: Unicode's Stream-Safe Text Format (UAX #15) ends at 30.
 * To put a longer run in order takes the square of its length.
 */
const pile = /\p{M}{31}/u;

/** What no text may hold: the database cannot store U+0000, half a character is none, nobody writes piles of accents. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text) && !pile.test(text);
}
