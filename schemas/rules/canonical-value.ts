import { normalizeCountry } from './country';
import { safeFileName } from './file-name';
import { normalizeIban } from './iban';
import { normalizeVatId } from './vat-id';

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

const normalizers: ReadonlyMap<string, (text: string) => string> = new Map([
  ['user-name', (text) => text.toLowerCase()],
  ['country', normalizeCountry],
  ['iban', normalizeIban],
  ['vat-id', normalizeVatId],
  ['bic', compact],
  ['gtin', compact],
  ['leitweg-id', compact],
  ['file-name', safeFileName],
]);

/**
 * What people type or paste, in the form in which its format is checked and stored: «de 123» as
 * «DE123», «d» as «DE». Any text is trimmed and composed (NFC), an empty one is null.
 */
export function canonicalValue(text: string, format?: string): string | null {
  const trimmed = text.normalize('NFC').trim();
  const normalize = normalizers.get(format ?? '');
  return (normalize ? normalize(trimmed) : trimmed) || null;
}
