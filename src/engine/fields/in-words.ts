import { upperFirst } from '../../ui/format/upper-first';

/** Turns a name into words: «street_name» and «streetName» become «Street name». */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[_\-.]+/g, ' ')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim();
  // Abbreviations stay.
  return upperFirst(words.replaceAll(/ \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase()));
}
