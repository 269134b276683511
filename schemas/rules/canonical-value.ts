import { partNumberIn, type Scanned } from './code-forms';
import { normalizeCountry } from './country';
import { normalizeCurrency } from './currency';
import { normalizeEmail } from './email';
import { safeFileName } from './file-name';
import { isGtin, normalizeGtin } from './gtin';
import { readGs1 } from './gs1';
import { normalizeIban } from './iban';
import { normalizePhone } from './phone-number';
import {
  compactText,
  LONGEST_LINE,
  lineText,
  plainText,
  visibleText,
  withoutLabel,
  withoutPiles,
} from './plain-text';
import { normalizePostalCode } from './postal-code';
import { normalizeVatId } from './vat-id';
import { normalizeWebAddress } from './web-address';

/** Facts that the contract states about a text. */
export interface TextProperty {
  format?: string | undefined;
  pattern?: string | undefined;
  maxLength?: number | undefined;
  'x-part'?: string | undefined;
  'x-scanned'?: Scanned | undefined;
}

const normalizers: ReadonlyMap<string, (text: string) => string> = new Map([
  ['user-name', (text) => plainText(text).toLowerCase()],
  ['country', normalizeCountry],
  ['currency-code', normalizeCurrency],
  ['email', normalizeEmail],
  ['phone', normalizePhone],
  ['web-address', normalizeWebAddress],
  ['iban', normalizeIban],
  ['vat-id', normalizeVatId],
  ['bic', (text) => compactText(withoutLabel(text, 'BIC|SWIFT(?:[-/ ]?BIC)?(?:[- ]?Code)?'))],
  ['gtin', (text) => readGs1(text)?.gtin ?? normalizeGtin(text)],
  [
    'leitweg-id',
    (text) => plainText(withoutLabel(text, 'Leitweg-?ID')).replace(/\s/g, '').toUpperCase(),
  ],
  ['file-name', safeFileName],
  // What ends at midnight ends with its day.
  ['local-end-time', (text) => (text === '00:00' ? '24:00' : text)],
]);

/**
 * Converts what people type or paste to the form in which it is checked, stored and searched for, on page and server:
 * «de 123» to «DE123», «d» to «DE», «Anna <a@b.de>» to «a@b.de». Any text loses invisible characters and is trimmed and
 * composed (NFC); an empty one is null. Texts of one line have single blanks.
 */
export function canonicalValue(
  text: string,
  { format, pattern, maxLength = 0, 'x-part': role, 'x-scanned': scanned }: TextProperty = {},
): string | null {
  const part = partNumberIn(text, scanned);
  if (part !== undefined) return part;
  if (role === 'postal-code') return normalizePostalCode(withoutPiles(text)) || null;
  const normalize = normalizers.get(format ?? '');
  if (normalize) return normalize(withoutPiles(text).normalize('NFC').trim()) || null;
  const kept = maxLength > LONGEST_LINE ? visibleText(text) : lineText(text);
  return (pattern === undefined ? kept : fitting(kept, pattern)) || null;
}

/** Formats that are stored without anything around them: a part of them is searched for in the same form. */
const ofParts = new Set(['email', 'phone', 'iban', 'vat-id', 'bic', 'gtin', 'leitweg-id']);

/** Text to search for within the values of a property; null for nothing. */
export function canonicalPart(text: string, { format }: TextProperty): string | null {
  if (!ofParts.has(format ?? '')) return lineText(text) || null;
  const stored = canonicalValue(text, { format });
  // A GTIN-14 is stored with or without the zero before an EAN-13.
  return format === 'gtin' && stored && isGtin(stored) ? stored.replace(/^0+/, '') : stored;
}

/** Fits a code to its pattern: with plain hyphens, without blanks, without both. Unchanged where none of them fits. */
function fitting(text: string, pattern: string): string {
  const expected = new RegExp(pattern, 'u');
  if (text === '' || expected.test(text)) return text;
  const plain = plainText(text);
  const spelled = [plain, plain.replace(/\s/g, ''), plain.replace(/[\s-]/g, '')];
  return spelled.find((one) => expected.test(one)) ?? text;
}
