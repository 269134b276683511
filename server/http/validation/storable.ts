import { INVISIBLE, withoutPiles } from '../../../schemas/rules/plain-text';

/**
 * Tells whether a text can be stored: the database takes no U+0000, half a character is none, and nobody writes piles
 * of accents.
 */
export function isStorable(text: string): boolean {
  // Invisible characters are removed before a text is stored, also between accents.
  const shown = text.replace(INVISIBLE, '');
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text) && withoutPiles(shown) === shown;
}
