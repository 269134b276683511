/** Country calling codes where a national number starts with one 0, which falls away abroad. */
const callingCodes: ReadonlyMap<string, string> = new Map([
  ['DE', '49'],
  ['AT', '43'],
  ['CH', '41'],
  ['FR', '33'],
]);

/**
 * The link that dials a phone number as somebody typed it: «030/12 34-0» in DE → «tel:+493012340».
 * Numbers of other countries and short ones (110) stay as typed. Undefined when
 * there are fewer than three digits.
 */
export function telHref(phone: string, country: string | null | undefined): string | undefined {
  // «+49 (0)30 …»: the bracketed zero is dialled inside the country only.
  const international = /^\s*(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  const digits = international.replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  if (/^\s*\+/.test(phone)) return `tel:+${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  const code = callingCodes.get(country ?? '');
  return code && digits.startsWith('0') ? `tel:+${code}${digits.slice(1)}` : `tel:${digits}`;
}
