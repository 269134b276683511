import { INVISIBLE, withoutPiles } from '../../../schemas/rules/plain-text';

/** What no text may hold: the database cannot store U+0000, half a character is none, nobody writes piles of accents. */
export function isStorable(text: string): boolean {
  // What nobody sees falls away before a text is stored, also between accents.
  const shown = text.replace(INVISIBLE, '');
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text) && withoutPiles(shown) === shown;
}
