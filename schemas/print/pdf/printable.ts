/**
 * Converts a text to the form that fonts know: accents joined to their letters, one kind of space, hyphens that are
 * drawn.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu,
      '',
    )
    .replace(/\u2011/g, '-')
    .replace(/[\p{Z}\p{Cc}]/gu, ' ');
}
