/** A number as somebody spelled it. */
interface ReadNumber {
  /** Its decimal spelling: «-1234.50». */
  text: string;
  /** The other reading of «1.234», whose only sign may be one for thousands. */
  hint?: string;
}

// Longer texts are pasted by mistake; no field holds as many digits.
const MAX_LENGTH = 60;

const MONEY_OR_PERCENT = String.raw`(?:\p{Sc}|EUR|CHF|Fr\.|USD|GBP|%)`;
const LEADING = new RegExp(String.raw`^([+-]?)\s*${MONEY_OR_PERCENT}?\s*([+-]?)\s*`, 'iu');
const TRAILING = new RegExp(String.raw`\s*${MONEY_OR_PERCENT}$`, 'iu');

/**
 * Reads a number in German, English, French or Swiss spelling (3-decisions 3.5 «Numbers»):
 * with both signs the last one is decimal, the same sign twice groups thousands, one sign alone is
 * decimal. Groups must have three digits, so a date or a typing error is not taken for a number.
 * Answers null for nothing and undefined for what is no number.
 */
export function readNumber(typed: string): ReadNumber | null | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  if (trimmed.length > MAX_LENGTH) return undefined;

  const plain = trimmed.replace(/[−–]/g, '-').replace(/[’‘ʼ´`]/g, "'");
  const [prefix = '', sign = '', innerSign = ''] = LEADING.exec(plain) ?? [];
  if (sign && innerSign) return undefined;
  const body = plain.slice(prefix.length).replace(TRAILING, '');

  const parts = splitDecimal(body);
  const digits = parts && ungroup(parts.whole);
  if (!parts || digits === undefined || !/^\d*$/.test(parts.fraction)) return undefined;
  if (digits === '' && parts.fraction === '') return undefined;

  const minus = sign === '-' || innerSign === '-' ? '-' : '';
  const text = `${minus}${digits || '0'}.${parts.fraction || '0'}`;
  const ambiguous = parts.lone && /^[1-9]\d{0,2}$/.test(parts.whole) && parts.fraction.length === 3;
  return ambiguous ? { text, hint: `${minus}${digits}${parts.fraction}` } : { text };
}

/** Cuts at the decimal sign; `lone` when that sign was the only comma or dot. */
function splitDecimal(body: string) {
  const signs = body.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return { whole: body, fraction: '', lone: false };
  const both = signs.some((sign) => sign !== last);
  const count = signs.filter((sign) => sign === last).length;
  if (!both && count > 1) return { whole: body, fraction: '', lone: false };
  if (count > 1) return undefined; // «1,234.567.89»: no reading is safe
  const at = body.lastIndexOf(last);
  return { whole: body.slice(0, at), fraction: body.slice(at + 1), lone: !both };
}

/** The digits of a whole part without its thousands signs; undefined when it is malformed. */
function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const groups = /^\d{1,3}([.,'\s])\d{3}(?:\1\d{3})*$/.exec(whole);
  return groups ? whole.replaceAll(groups[1] ?? '', '') : undefined;
}
