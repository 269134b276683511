import { gtinCheckDigit } from './gtin';
import { readGs1 } from './gs1';
import { plainText } from './plain-text';

/**
 * Target of a scanned code: a part of a product by its own number or that of its batch, or anything that has a code.
 */
export type Scanned = boolean | 'part-number' | 'batch';

/**
 * Texts under which a scanned code may be stored. Scanners put the kind of code before it (`]C1`), location labels are
 * typed in lower case, and one article number is printed as UPC-E, UPC-A (12), EAN-13 or GTIN-14, which differ by
 * leading zeros only. A GS1 code means the product, or what `scanned` looks for.
 */
export function codeForms(code: string, scanned: Scanned = true): string[] {
  const read = scannedValue(code, scanned);
  const plain = plainText(read);
  const forms = [read, plain, plain.toUpperCase(), ...gtinForms(plain.replace(/[\s-]/g, ''))];
  const upcA = fromUpcE(plain);
  if (upcA) forms.push(...gtinForms(upcA));
  return [...new Set(forms)].filter(Boolean);
}

/**
 * Value of a scanned code in a field: of a GS1 code the number of a part where that is looked for, else its product,
 * else whatever it identifies. Any other code is itself, without the scanner's prefix.
 */
export function scannedValue(code: string, scanned: Scanned = true): string {
  const bare = code.trim().replace(/^\][A-Za-z]\d/, '');
  if (typeof scanned === 'string') return partNumberIn(code, scanned) ?? bare;
  const read = readGs1(code);
  const [first] = read?.values.values() ?? [];
  return read?.gtin ?? first ?? bare;
}

/** Serial number or batch in a GS1 code; undefined for other codes and those without either. */
export function partNumberIn(code: string, scanned: Scanned | undefined): string | undefined {
  if (typeof scanned !== 'string') return undefined;
  const { serial, batch } = readGs1(code) ?? {};
  return scanned === 'batch' ? (batch ?? serial) : (serial ?? batch);
}

/** Forms in which an article number may be stored: with any of the zeros that its lengths differ by. */
export function gtinForms(code: string): string[] {
  if (!/^\d{12,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, '');
  return [8, 12, 13, 14]
    .filter((length) => digits.length <= length)
    .map((length) => digits.padStart(length, '0'));
}

/** UPC-A of the 8 digits of a UPC-E; undefined where they are none, e.g. an EAN-8. */
function fromUpcE(code: string): string | undefined {
  const [, system, digits, last, check] = /^([01])(\d{5})(\d)(\d)$/.exec(code) ?? [];
  if (system === undefined || digits === undefined || last === undefined) return undefined;
  const body = system + expanded(digits, last);
  return gtinCheckDigit(body) === Number(check) ? body + check : undefined;
}

function expanded(digits: string, last: string): string {
  if (last <= '2') return `${digits.slice(0, 2)}${last}0000${digits.slice(2)}`;
  if (last === '3') return `${digits.slice(0, 3)}00000${digits.slice(3)}`;
  if (last === '4') return `${digits.slice(0, 4)}00000${digits.slice(4)}`;
  return `${digits}0000${last}`;
}
