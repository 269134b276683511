import { plainText } from './plain-text';

/** A number as somebody spelled it. */
interface ReadNumber {
  /** Decimal spelling: «-1234.50». */
  text: string;
  /** Other reading of «1.234», whose only sign may be one for thousands. */
  hint?: string;
  /** Currency that stands with it, as it is written: «€», «CHF», «SFr.». */
  currency?: string;
}

// Longer texts are pasted by mistake; no field holds as many digits.
const MAX_LENGTH = 60;

const UNIT = String.raw`(?:\p{Sc}|Euro|EUR|CHF|S?Fr\.?|USD|GBP|DKK|SEK|NOK|PLN|CZK|HUF|%)`;

/** Figure with what may surround it: one unit before and one behind it, a sign on either side or brackets. */
const FIGURE = new RegExp(
  String.raw`^(?<before>${UNIT}\s*)?(?<open>\(\s*)?(?<sign>[+-]\s*)?(?<inner>${UNIT}\s*)?(?<late>[+-]\s*)?` +
    String.raw`(?<body>[\d.,'\s]*?)(?<power>\s?E\s?[+-]?\d{1,2})?(?<even>(?<=\d)[.,]\s?--?)?` +
    String.raw`\s*(?<behind>${UNIT}\s*)?(?<last>[+-]\s*)?(?<close>\)\s*)?(?<end>${UNIT})?$`,
  'iu',
);

/**
 * Reads a number in German, English, French or Swiss spelling (3-decisions 3.5 «Numbers»): with both signs the last one
 * is decimal, the same sign twice groups thousands, one sign alone is decimal. Groups must have three digits, so a date
 * or a typing error is not taken for a number. Bookkeepers' «100,00-» and «(100)» are negative, «5,-» is a price
 * without cents, and spreadsheets write «1,2E+03». Returns null for an empty text and undefined for one that is no
 * number.
 */
export function readNumber(typed: string): ReadNumber | null | undefined {
  const plain = plainText(typed);
  if (plain === '') return null;
  const found = plain.length > MAX_LENGTH ? undefined : FIGURE.exec(plain)?.groups;
  if (!found || !isBalanced(found)) return undefined;
  const { body = '', power, even } = found;
  const isNegative = found.open !== undefined || signsOf(found).some((one) => one.includes('-'));
  const minus = isNegative ? '-' : '';
  const currency = currencyOf(found);
  if (power !== undefined) {
    const read = even === undefined ? shifted(body, power, minus) : undefined;
    return read && { ...read, ...currency };
  }

  const parts = even === undefined ? splitDecimal(body.trim()) : wholePrice(body.trim(), even);
  const digits = parts && ungroup(parts.whole);
  if (!parts || digits === undefined || !/^\d*$/.test(parts.fraction)) return undefined;
  if (digits === '' && parts.fraction === '') return undefined;

  const text = `${minus}${digits || '0'}.${parts.fraction || '0'}`;
  const ambiguous = parts.lone && /^[1-9]\d{0,2}$/.test(parts.whole) && parts.fraction.length === 3;
  return { text, ...(ambiguous && { hint: `${minus}${digits}${parts.fraction}` }), ...currency };
}

type Found = Readonly<Record<string, string | undefined>>;

const signsOf = ({ sign, late, last }: Found) =>
  [sign, late, last].filter((one) => one !== undefined);

function currencyOf({ before, inner, behind, end }: Found): Pick<ReadNumber, 'currency'> {
  const currency = [before, inner, behind, end].find((unit) => unit && !unit.includes('%'));
  return currency === undefined ? {} : { currency: currency.trim() };
}

/** Tells whether brackets come in pairs, with one sign at most and one unit per side at most. */
function isBalanced(found: Found): boolean {
  const { before, inner, behind, open, close, end } = found;
  if ((open === undefined) !== (close === undefined)) return false;
  if (signsOf(found).length > (open === undefined ? 1 : 0)) return false;
  return !(before && inner) && !(behind && end);
}

/** Reads «1.234,-»: the sign before the dash is decimal, so the other one groups thousands. */
function wholePrice(whole: string, even: string) {
  return whole.includes(even.charAt(0)) ? undefined : { whole, fraction: '', lone: false };
}

/** Shifts «1,2E+03» to 1200: the sign of its mantissa is decimal, whichever it is. */
function shifted(mantissa: string, power: string, minus: string): ReadNumber | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(mantissa) ?? [];
  if (whole === undefined) return undefined;
  const places = Number(power.replace(/[\sE]/gi, ''));
  const before = whole.length + places;
  const digits = `${'0'.repeat(Math.max(0, -before))}${whole}${fraction}`.padEnd(before, '0');
  const point = Math.max(0, before);
  return { text: `${minus}${digits.slice(0, point) || '0'}.${digits.slice(point) || '0'}` };
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

/** Digits of a whole part without its thousands signs; undefined when it is malformed. */
function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const groups = /^\d{1,3}([.,'\s])\d{3}(?:\1\d{3})*$/.exec(whole);
  return groups ? whole.replaceAll(groups[1] ?? '', '') : undefined;
}
