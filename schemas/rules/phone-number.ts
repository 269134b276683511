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

/** Shorter ones are numbers of records. */
const FEWEST_DIGITS = 6;

/**
 * The digits that a search for a telephone number looks for, however it was typed and stored: «+49 30 123456» and
 * «030/12 34 56» find each other. Empty for a text that is no telephone number.
 */
export function dialledForms(typed: string): string[] {
  if (!/^\s*\+?[\d\s()/.-]+$/.test(typed)) return [];
  const isInternational = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\(\s*0\s*\)|\D/g, '').replace(/^0+/, '');
  const code = isInternational && [...callingCodes.values()].find((one) => digits.startsWith(one));
  const forms = code ? [digits, digits.slice(code.length)] : [digits];
  return forms.filter(({ length }) => length >= FEWEST_DIGITS);
}
