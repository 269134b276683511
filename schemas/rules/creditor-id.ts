import { mod97 } from './mod-97';

/**
 * Tells whether a text is a SEPA creditor identifier with right check digits (EPC262-08): country, check digits, three
 * letters for the business, national number. The check ignores the business.
 */
export function isCreditorId(text: string): boolean {
  const parts = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(text.replace(/\s/g, ''));
  return parts !== null && mod97(`${parts[3] ?? ''}${parts[1] ?? ''}${parts[2] ?? ''}`) === 1;
}
