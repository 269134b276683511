import { dateFromSerial, format, getFormatDateInfo, getFormatInfo } from 'numfmt';
import { decimal } from '../../../../../schemas/rules/decimal';
import { readNumber } from '../../../../../schemas/rules/read-number';

/** Formats that spreadsheets know by number (ECMA-376 part 1, 18.8.30); those of other scripts are dates. */
const builtIn: Readonly<Record<number, string>> = {
  ...{ 9: '0%', 10: '0.00%', 14: 'dd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'd/m/yy h:mm' },
  ...{ 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0', 49: '@' },
};

/** Returns the code of a format that stands in no file because its number says it. */
export function builtInFormat(id: number): string {
  const isDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return builtIn[id] ?? (isDate ? 'dd/mm/yyyy' : 'General');
}

/** Days between the two calendars of spreadsheets. */
const days1904 = 1462;

/** Returns a cell's figure as it is shown: `raw` is its spelling in the file, «1234.5» or «4.006E+12». */
export type Show = (raw: string, is1904: boolean) => string;

/**
 * Decides how figures of a format are taken: as a spreadsheet shows them where the format makes another text of them
 * (leading zeros, a prefix, groups, percent, dates), else with every digit that is stored, because a format that rounds
 * is no reason to lose some. Decimal comma, days as 31.12.2026.
 */
export function showOf(code: string): Show {
  if (/^(general|@|[#?]*0(\.[0#?]+)?|#,##0(\.[0#?]+)?)$/i.test(code))
    return (raw) => plainFigure(raw);
  const info = getFormatInfo(code) as { type: string; scale?: number };
  switch (info.type) {
    case 'date':
    case 'datetime':
      return moments(code);
    case 'time':
      return (raw, is1904) => orPlain(raw, () => clock(raw, code, is1904));
    case 'percent':
      return (raw) => orPlain(raw, () => percentage(raw));
    case 'number':
    case 'general':
      return info.scale === undefined || info.scale === 1
        ? (raw) => orPlain(raw, () => shaped(raw, code))
        : (raw) => plainFigure(raw);
    default:
      return (raw) => plainFigure(raw);
  }
}

function orPlain(raw: string, show: () => string | undefined): string {
  try {
    return show() ?? plainFigure(raw);
  } catch {
    return plainFigure(raw);
  }
}

/**
 * Shapes a figure by its format; undefined where the shown text says no more than the figure: «1 234 567», «5 Stück».
 */
function shaped(raw: string, code: string): string | undefined {
  const value = Number(raw);
  // Beyond these, digits are lost in shaping.
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  const shown = format(code, value, { locale: 'de' }).trim();
  if (shown === '' || shown.includes('##')) return undefined;
  const bare = shown.replace(/\s+\p{L}[^\d]*$/u, '');
  const isFigure = readNumber(bare) !== undefined;
  return isFigure && !/^\D*0\d/.test(bare) && !bare.startsWith('+') ? undefined : shown;
}

/** Writes a percentage; undefined where the text is not a figure, or is larger than any share could be. */
function percentage(raw: string): string | undefined {
  const figure = plainDecimal(raw);
  if (!(Math.abs(Number(figure)) < 1e30)) return undefined;
  return `${decimal(figure).times(100).toFixed().replace('.', ',')}%`;
}

function moments(code: string): Show {
  const { year, month, hours } = getFormatDateInfo(code);
  const isOnlyYear = year && !month;
  return (raw, is1904) =>
    orPlain(raw, () => {
      const serial = serialOf(raw, is1904);
      if (serial < 0) return undefined;
      if (isOnlyYear) return format(code, serial, { locale: 'de' });
      // Adds half a second, because times of day are binary fractions.
      const [y = 0, m = 0, d = 0, hour = 0, minute = 0] =
        dateFromSerial(serial + 0.5 / 86_400) ?? [];
      const day = `${two(d)}.${two(m)}.${y}`;
      const time = `${two(hour)}:${two(minute)}`;
      return hours || time !== '00:00' ? `${day} ${time}`.replace(/ 00:00$/, '') : day;
    });
}

function clock(raw: string, code: string, is1904: boolean): string {
  const value = Number(raw);
  if (value >= 1 && !code.includes('[')) {
    const serial = serialOf(raw, is1904) % 1;
    return format('hh:mm', serial, { locale: 'de' });
  }
  return format(value >= 1 ? '[h]:mm' : 'hh:mm', value, { locale: 'de' });
}

const serialOf = (raw: string, is1904: boolean) => Number(raw) + (is1904 ? days1904 : 0);

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Writes a figure with a decimal comma; whole ones to their last digit, others to the 15 with which spreadsheets
 * compute.
 */
function plainFigure(raw: string): string {
  return plainDecimal(raw).replace('.', ',');
}

function plainDecimal(raw: string): string {
  const text = raw.trim();
  if (/^-?\d+$/.test(text)) return text;
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  const short = String(Number(value.toPrecision(15)));
  if (!short.includes('e')) return short;
  // Writes digits instead of an exponent, unless no field holds such a figure.
  return Math.abs(value) < 1e30 ? decimal(text).toFixed() : text;
}
