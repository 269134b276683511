import { decimal, roundHalfUp } from './decimal';

/**
 * What somebody typed into a number field.
 * `value`: the number, rounded to the scale; null when the field is empty; undefined when the text
 * is not a number (never 0). `hint`: the other reading of «1.234», for «meinten Sie 1.234,00?».
 */
interface ParsedNumber {
  value: number | null | undefined;
  hint?: number;
}

const notANumber: ParsedNumber = { value: undefined };

// Longer texts are pasted by mistake; no field holds as many digits.
const MAX_LENGTH = 60;

const MONEY_OR_PERCENT = String.raw`(?:\p{Sc}|EUR|CHF|Fr\.|USD|GBP|%)`;
const LEADING = new RegExp(String.raw`^([+-]?)\s*${MONEY_OR_PERCENT}?\s*([+-]?)\s*`, 'iu');
const TRAILING = new RegExp(String.raw`\s*${MONEY_OR_PERCENT}$`, 'iu');

/**
 * Reads a number in German, English, French or Swiss spelling (3-decisions 3.5 «Numbers»):
 * with both signs the last one is decimal, the same sign twice groups thousands, one sign alone is
 * decimal. Groups must have three digits, so a date or a typing error is not taken for a number.
 */
export function parseNumber(text: string, { scale }: { scale: number }): ParsedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  if (trimmed.length > MAX_LENGTH) return notANumber;

  const plain = trimmed.replace(/[−–]/g, '-').replace(/[’‘ʼ´`]/g, "'");
  const [prefix = '', sign = '', innerSign = ''] = LEADING.exec(plain) ?? [];
  if (sign && innerSign) return notANumber;
  const body = plain.slice(prefix.length).replace(TRAILING, '');

  const parts = splitDecimal(body);
  const digits = parts && ungroup(parts.whole);
  if (!parts || digits === undefined || !/^\d*$/.test(parts.fraction)) return notANumber;
  if (digits === '' && parts.fraction === '') return notANumber;

  const minus = sign === '-' || innerSign === '-' ? '-' : '';
  const exact = decimal(`${minus}${digits || '0'}.${parts.fraction || '0'}`);
  const value = roundHalfUp(exact, scale);
  // More digits than a JSON number holds: refuse instead of storing another number.
  if (!decimal(value).eq(exact.round(scale, 1))) return notANumber;

  const ambiguous = parts.lone && /^[1-9]\d{0,2}$/.test(parts.whole) && parts.fraction.length === 3;
  return ambiguous ? { value, hint: Number(`${minus}${digits}${parts.fraction}`) } : { value };
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
