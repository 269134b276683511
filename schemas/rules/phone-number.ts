import { lineText, plainText } from './plain-text';

/** Country calling codes where a national number starts with one 0, which falls away abroad. */
const callingCodes: ReadonlyMap<string, string> = new Map([
  ['DE', '49'],
  ['AT', '43'],
  ['CH', '41'],
  ['FR', '33'],
]);

/** Label before or behind a number that is no part of it. */
const LABEL =
  '(?:t[ée]l(?:[ée](?:fon|phone|fax|copie))?|phone|fon|ph|mobil(?:e|telefon|funk)?|mob|handy|natel|' +
  'portable|cell(?:ular)?|gsm|fax|direkt|direct|office|work|home|b[üu]ro|zentrale|gesch(?:[äa]ftlich)?|' +
  'dienstl(?:ich)?|priv(?:at)?|rufnummer|t[ée]l[ée]fono|hotline|service|support|festnetz|whats?app|' +
  '[tmfpgbd](?=[\\s.:+(]))(?:\\.?[-\\s]?(?:nr|no|nummer|number)\\b)?';
/**
 * Labels before a number, four at most, as in «Tel. & Fax Büro»: with any number of them a text could be matched in
 * endlessly many ways.
 */
const LABELS_BEFORE = new RegExp(
  String.raw`^[^\p{L}\p{N}+(]*(?:${LABEL}(?:[\s.:]*\([^()\d]*\))?[\s.:=/&|,-]*){1,4}(?=[+(\d])`,
  'iu',
);
const LABEL_BEHIND = new RegExp(String.raw`\s*[([]?\s*\b${LABEL}\.?\s*[)\]]?$`, 'iu');

/** Extension that is dialled behind the number itself, in place of a final 0. */
const DIALLED_THROUGH =
  /^(.*\d)[\s,;/(-]*\b(?:dw|durchwahl|kl(?:appe)?|nst|nebenstelle|app(?:arat)?)[\s.:-]*(\d{1,6})\)?$/i;

/** Extension that is asked for once the number answers. */
const ASKED_FOR =
  /^(.*\d)[\s,;/(-]*(?:\b(?:ext(?:ension|n)?|poste|int(?:erno|ern)?)\b|\bx(?=\s?\d)|(?<=\d)x(?=\d)|#|;ext=)[\s.:-]*(\d{1,6})\)?$/i;

/** Extension as {@link normalizePhone} writes it. */
const WRITTEN_EXTENSION = / ext\. (\d{1,6})$/;

/**
 * Number of at least three digits as people group it, with an extension that is asked for. What begins anew with a zero
 * or a plus behind a whole number is a second one: nobody could dial both.
 */
export const PHONE =
  /^(?=(?:\D*\d){3})(?!(?:[^\d/]*\d){6}[^/]*\/\s*[(+]?[0+])[\d+()/\-. ]+(?: ext\. \d{1,6})?$/;

/** Longest text that may be a number, whatever surrounds it. */
const LONGEST = 100;

/**
 * Strips a telephone number of what surrounds it: «Tel.: 0 89 / 12 34 – 0» → «0 89 / 12 34 - 0». The grouping stays as
 * typed. «DW 12» is dialled with the number («…-12»), «ext. 5» is asked for when it answers. A text that is no number,
 * or several, stays as it is.
 */
export function normalizePhone(text: string): string {
  const line = lineText(text);
  if (line.length > LONGEST) return line;
  const number = withExtension(bareNumber(plainText(text)));
  return PHONE.test(number) ? number : line;
}

function bareNumber(typed: string): string {
  return typed
    .replace(/^(?:tel|callto):(?:\/\/)?(?=[+(\d])/i, '')
    .replace(/;(?!ext=)[\w-]+=[^;]*/gi, '')
    .replace(LABELS_BEFORE, '')
    .replace(LABEL_BEHIND, '')
    .replace(/\[\s*([\d\s]{2,8})\]/, '($1)')
    .replace(/^[^\p{L}\p{N}+(]+|[\s,;.:/-]+$/gu, '')
    .replaceAll(/\s*[·•]\s*/g, '.');
}

function withExtension(typed: string): string {
  const [, direct, through] = DIALLED_THROUGH.exec(typed) ?? [];
  if (direct !== undefined && through !== undefined) {
    return `${direct.replace(/\s*-\s*0$/, '')}-${through}`;
  }
  const [, number, extension] = ASKED_FOR.exec(typed) ?? [];
  return number !== undefined && extension !== undefined ? `${number} ext. ${extension}` : typed;
}

/**
 * Link that dials a phone number as somebody typed it: «030/12 34-0» in DE → «tel:+493012340». Numbers of other
 * countries and short ones (110) stay as typed. Undefined for fewer than three digits.
 */
export function telHref(phone: string, country: string | null | undefined): string | undefined {
  const extension = WRITTEN_EXTENSION.exec(phone)?.[1];
  const number = phone.replace(WRITTEN_EXTENSION, '');
  const behind = extension === undefined ? '' : `;ext=${extension}`;
  // «+49 (0)30 …»: the bracketed zero is dialled inside the country only.
  const international = /^\s*(?:\+|00)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number;
  const digits = international.replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  if (/^\s*\+/.test(number)) return `tel:+${digits}${behind}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}${behind}`;
  const code = callingCodes.get(country ?? '');
  const dialled = code && digits.startsWith('0') ? `+${code}${digits.slice(1)}` : digits;
  return `tel:${dialled}${behind}`;
}

/** Fewest digits of a searched number; shorter ones are numbers of records. */
const FEWEST_DIGITS = 6;

/**
 * Digits that a search for a telephone number looks for, however it was typed and stored: «+49 30 123456» and «030/12
 * 34 56» find each other. Empty for a text that is no telephone number.
 */
export function dialledForms(typed: string): string[] {
  const number = normalizePhone(typed).replace(WRITTEN_EXTENSION, '');
  if (!/^\+?[\d\s()/.-]+$/.test(number)) return [];
  const isInternational = /^(\+|00)/.test(number);
  const digits = number.replace(/\(\s*0\s*\)|\D/g, '').replace(/^0+/, '');
  const code = isInternational && [...callingCodes.values()].find((one) => digits.startsWith(one));
  const forms = code ? [digits, digits.slice(code.length)] : [digits];
  return forms.filter(({ length }) => length >= FEWEST_DIGITS);
}
