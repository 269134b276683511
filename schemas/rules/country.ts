import { foldKey } from './fold-key';
import { plainText } from './plain-text';

/** ISO 3166-1 alpha-2 codes of all countries, sorted. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR ' +
  'BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ ' +
  'EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW ' +
  'GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG ' +
  'TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const known = new Set(countryCodes);

/** Old plate codes people still type (3-decisions 3.5 «LKZ»). */
const aliases: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  E: 'ES',
  B: 'BE',
};

/** Cache of formatters: they are expensive to build, and a country list asks 249 times. */
const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Tells whether a text is an upper-case country code. */
export function isCountry(code: string): boolean {
  return known.has(code);
}

/** Names in use that are not those of the languages' lists. */
const otherNames: Readonly<Record<string, string>> = {
  BRD: 'DE',
  UK: 'GB',
  England: 'GB',
  Großbritannien: 'GB',
  'Great Britain': 'GB',
  'Grande-Bretagne': 'GB',
  USA: 'US',
  'États-Unis d’Amérique': 'US',
  Holland: 'NL',
  'Tschechische Republik': 'CZ',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  Elfenbeinküste: 'CI',
};

/** Codes by the folded names of countries in the three languages; built when the first name is read. */
let codesByName: ReadonlyMap<string, string> | undefined;

function codeOfName(name: string): string | undefined {
  codesByName ??= new Map([
    ...['de', 'en', 'fr'].flatMap((language) =>
      countryCodes.map((code) => [nameKey(countryName(code, language)), code] as const),
    ),
    ...Object.entries(otherNames).map(([other, code]) => [nameKey(other), code] as const),
  ]);
  return codesByName.get(nameKey(name));
}

/** «Oesterreich» is «Österreich». */
const nameKey = (name: string) => foldKey(name).replace(/([aou])e/g, '$1');

/**
 * Converts a country to its code: «d», «Deutschland» and «Germany» to «DE»; unknown texts stay in upper case, for the
 * check.
 */
export function normalizeCountry(input: string): string {
  const text = plainText(input);
  const code = text.toUpperCase();
  if (known.has(code)) return code;
  return aliases[code] ?? codeOfName(text) ?? code;
}

/** The country's name in a language («Österreich»); the code itself when it is unknown. */
export function countryName(code: string, language: string): string {
  if (!known.has(code)) return code;
  let names = namesByLanguage.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region' });
    namesByLanguage.set(language, names);
  }
  return names.of(code) ?? code;
}
