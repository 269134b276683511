import { mod97 } from './mod-97';

/**
 * Tells whether a text is a Leitweg-ID, the address of a German public authority for e-invoices: 2 to 12 digits, an
 * optional part of up to 30 letters and digits, two check digits (KoSIT format specification 2.0.2).
 */
export function isLeitwegId(text: string): boolean {
  if (!/^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/.test(text)) return false;
  return mod97(text.replaceAll('-', '')) === 1;
}
