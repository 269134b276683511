import { gtinCheckDigit } from './gtin';

/**
 * The texts under which a scanned code may be stored. Scanners tell the kind of code before it (`]C1`),
 * location labels are typed in small letters, and one article number is printed as UPC-E, UPC-A (12),
 * EAN-13 or GTIN-14, which differ by leading zeros only.
 */
export function codeForms(scanned: string): string[] {
  const code = scanned.trim().replace(/^\][A-Za-z]\d/, '');
  const forms = [code, code.toUpperCase(), ...gtinForms(code)];
  const upcA = fromUpcE(code);
  if (upcA) forms.push(...gtinForms(upcA));
  return [...new Set(forms)].filter(Boolean);
}

function gtinForms(code: string): string[] {
  if (!/^\d{12,14}$/.test(code)) return [];
  const digits = code.replace(/^0+/, '');
  return [12, 13, 14]
    .filter((length) => digits.length <= length)
    .map((length) => digits.padStart(length, '0'));
}

/** The UPC-A of the 8 digits of a UPC-E; undefined when they are none, e.g. an EAN-8. */
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
