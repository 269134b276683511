import { withoutPiles } from './plain-text';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/**
 * Folds a text for comparing and searching: without case, accents and umlaut dots, ligatures and full width undone,
 * quotes, dashes and blanks of one kind each, without invisible characters. The database does the same (`kontor_fold`);
 * a test compares the two letter by letter.
 */
export function foldText(text: string): string {
  return withoutPiles(text)
    .replaceAll('\u00b4', "'")
    .replace(/[\u2033\u2036]/g, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replace(
      /[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g,
      '',
    )
    .replace(/["`\u00ab\u00bb\u02b9-\u02bc\u2018-\u201f\u2032\u2035\u2039\u203a]/g, "'")
    .replace(/[\u02d7\u058a\u2010-\u2015\u2043\u2212]/g, '-')
    .replace(/[\t\n\v\f\r\u0085\u1680\u2028\u2029]/g, ' ')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[ßæœøłđðı]/g, (letter) => letters[letter] ?? letter);
}
