import { upperFirst } from '../../ui/format/upper-first';

/** A name of a contract in words: «street_name» and «streetName» read «Street name». */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[_\-.]+/g, ' ')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim();
  // An abbreviation stays one.
  return upperFirst(words.replaceAll(/ \p{Lu}(?=\p{Ll})/gu, (start) => start.toLowerCase()));
}
