import { compactText, lineText, withoutLabel } from './plain-text';

/** The last digit of a GTIN from the digits before it: weights 3, 1, 3 … from the right, mod 10. */
export function gtinCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Check digit that a text of 8, 12, 13 or 14 digits should end with, for «Prüfziffer falsch (erwartet 7)»; undefined
 * when the text does not have the form of a GTIN.
 */
export function expectedGtinDigit(text: string): number | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return undefined;
  return gtinCheckDigit(text.slice(0, -1));
}

/** Tells whether a text is a GTIN-8, UPC-A, EAN-13 or GTIN-14 with the right check digit. */
export function isGtin(text: string): boolean {
  return expectedGtinDigit(text) === Number(text.at(-1));
}

/**
 * Shortens «04006381333931» to the EAN-13 that it is, six zeros before an EAN-8 too; a GTIN-14 of a package stays one.
 */
export function shortGtin(gtin: string): string {
  const digits = gtin.replace(/^0+/, '');
  return digits.length > 13 ? gtin : digits.padStart(digits.length > 8 ? 13 : 8, '0');
}

/** Converts to compact digits, as stored: «EAN-13: 4 006381–333931» → «4006381333931». */
export function normalizeGtin(text: string): string {
  const digits = withoutLabel(lineText(text), '(?:GTIN|EAN|UPC|ISBN)(?:-(?:A|8|1[234]))?', '\\d');
  return compactText(digits);
}
