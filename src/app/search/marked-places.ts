import { foldText } from '../../../schemas/rules/fold-text';
import { foldedPattern, unaccent } from '../../engine/fields/unaccent';

/** Range from the first letter to the one after the last. */
export type MarkedPlace = readonly [from: number, to: number];

/**
 * Finds where the words of a term stand in a text, by the search's own reading of letters: in order, none within
 * another.
 */
export function markedPlaces(text: string, term: string): MarkedPlace[] {
  // For each letter of the folded text its origin: «ß» becomes two, an accent none.
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count++) origins.push(at);
    at += letter.length;
  }
  origins.push(text.length);
  const found = term
    .split(/\s+/)
    .map(unaccent)
    .filter(Boolean)
    .flatMap((word) =>
      [...folded.matchAll(foldedPattern(word, 'g'))].map((match): MarkedPlace => [
        origins[match.index] ?? 0,
        origins[match.index + match[0].length] ?? text.length,
      ]),
    )
    .sort(([a], [b]) => a - b);
  return found.reduce<MarkedPlace[]>((joined, [from, to]) => {
    const last = joined.at(-1);
    if (!last || from > last[1]) return [...joined, [from, to]];
    return [...joined.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
}
