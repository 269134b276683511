import { lineText, plainText } from './plain-text';

const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['DE', /^\d{5}$/],
  ['FR', /^\d{5}$/],
  ['AT', /^\d{4}$/],
  ['CH', /^\d{4}$/],
]);

/**
 * Tells whether a postal code has the form of its country (3-decisions 3.5); for other countries up to 10 characters.
 */
export function isPostalCode(plz: string, lkz: string | null | undefined): boolean {
  const pattern = patterns.get(lkz ?? '');
  return pattern ? pattern.test(plz) : plz.trim() !== '' && plz.length <= 10;
}

/** Country before a code, as it was once written on letters: plate codes and those of our neighbours. */
const COUNTRY_BEFORE = /^(?:DE?|AT?|CH|FL|LI|FR?|IT?|BE?|NL|LU?|DK|PL|CZ)\s?[- ]\s?(?=\d[\d -]*$)/i;

/** Removes the country before a postal code: «D-89073» → «89073»; British «E1 6AN» and other codes stay as typed. */
export function normalizePostalCode(text: string): string {
  const plain = plainText(text);
  const code = plain.replace(COUNTRY_BEFORE, '');
  return code === plain ? lineText(text) : code;
}
