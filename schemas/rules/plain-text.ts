/**
 * Longest text of one line; longer ones get several lines where they are edited, and keep their kinds of blanks: they
 * are prose.
 */
export const LONGEST_LINE = 500;

/**
 * Invisible characters that nobody types: soft hyphens, marks of direction, joiners of width zero, byte order marks,
 * controls. Joiners that scripts and emoji need (U+200C, U+200D) are not included; U+0000 stays, to be refused.
 */
export const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|(?![\0\t\n\r])\p{Cc}/gu;

/**
 * Pile of more accents on one letter than any language writes: Unicode's Stream-Safe Text Format (UAX #15) ends at 30.
 * Ordering a longer run takes the square of its length. The two half-width signs become accents in NFKD. A run is only
 * looked at from its beginning, not from each of its accents.
 */
const PILE = /(?<![\p{M}\uff9e\uff9f])([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Unusual line breaks, as word processors write them. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** Blanks of every width but the usual one, and tabs. */
const BLANKS = /[\t\p{Zs}]/gu;

/** Hyphens, dashes and minus signs. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/** Characters used as an apostrophe. */
const APOSTROPHES = /[\u00b4\u0060\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u055a\ua78c]/g;

/** Cuts piles of accents after the thirtieth, so that normalizing takes no longer than reading. */
export function withoutPiles(text: string): string {
  return text.replace(PILE, '$1');
}

/** Removes invisible characters, composes (NFC) and trims; blanks keep their width. */
export function visibleText(text: string): string {
  // Characters that fall away between accents make a pile of them.
  const shown = text.replace(BREAKS, '\n').replace(INVISIBLE, '');
  return withoutPiles(shown).normalize('NFC').trim();
}

/** Converts a text to one line as it is stored: every blank is the usual one. */
export function lineText(text: string): string {
  return visibleText(text.replace(BLANKS, ' '));
}

/**
 * Converts a text to the signs of a keyboard: dashes become hyphens, apostrophes straight, full-width letters and
 * digits narrow. For texts that are read as a number, a day or a code, never for names.
 */
export function plainText(text: string): string {
  return lineText(text)
    .replace(/[\uff01-\uff5e]/g, narrowed)
    .replace(/[\u200c\u200d]/g, '')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'");
}

const narrowed = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** Converts a code to capitals without the characters that group it: «de89 3704–0044» → «DE8937040044». */
export function compactText(text: string): string {
  return plainText(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/**
 * Removes one of some labels before a text: «IBAN: DE89 …» → «DE89 …». `labels`: alternatives of a regular expression.
 */
export function withoutLabel(text: string, labels: string, next = '.'): string {
  return text.replace(new RegExp(String.raw`^(?:${labels})[\s.:=]+(?=${next})`, 'iu'), '');
}
