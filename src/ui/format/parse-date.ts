import { plainText } from '../../../schemas/rules/plain-text';
import { daysLater } from '../../../schemas/rules/days-later';
import { isDate } from '../../../schemas/rules/date-format';
import { monthOfName } from './month-names';

/** Words for days, as days from today. */
const dayWords: ReadonlyMap<string, number> = new Map([
  ...['heute', 'today', "aujourd'hui"].map((word) => [word, 0] as const),
  ...['morgen', 'tomorrow', 'demain'].map((word) => [word, 1] as const),
  ...['übermorgen', 'après-demain'].map((word) => [word, 2] as const),
  ...['gestern', 'yesterday', 'hier'].map((word) => [word, -1] as const),
  ...['vorgestern', 'avant-hier'].map((word) => [word, -2] as const),
]);

/** Weekday before a day, which says no more than the day does. */
const WEEKDAY = new RegExp(
  '^(?:mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|' +
    '(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|' +
    '(?:lun|jeu)(?:di)?|(?:mar|mercre|vendre|same)di|mer|ven|sam|dim(?:anche)?)[.,\\s]+(?=\\d)',
);

/**
 * Reads `YYYY-MM-DD` from «1.1.26», «010126», «1.1.» (this year), «2026-01-01», «1. Januar 2026», «Do, 1.1.26»,
 * «heute», «+7» (days). Null when empty, undefined when it is no day. Two-digit years reach twenty years ahead.
 * `today`: in the company's zone.
 */
export function parseDate(text: string, today: string): string | null | undefined {
  const typed = plainText(text).toLowerCase().replace(WEEKDAY, '');
  if (typed === '') return null;
  const days = dayWords.get(typed) ?? daysFromToday(typed);
  if (days !== undefined) return daysLater(today, days);
  const parts = dayMonthYear(typed) ?? dayOfNamedMonth(typed);
  if (!parts) return isDate(typed) ? typed : undefined;
  const year = fullYear(parts.year, Number(today.slice(0, 4)));
  const date = [
    String(year).padStart(4, '0'),
    parts.month.padStart(2, '0'),
    parts.day.padStart(2, '0'),
  ].join('-');
  return isDate(date) ? date : undefined;
}

function dayMonthYear(typed: string) {
  const match =
    /^(\d{1,2})[.\-/,\s]+(\d{1,2})(?:[.\-/,\s]+(\d{2}|\d{4})?)?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(typed);
  return match && { day: match[1] ?? '', month: match[2] ?? '', year: match[3] ?? '' };
}

/** Reads «15. März 2024», «15-Mar-24», «March 15, 2024»: spreadsheets write months by their names. */
function dayOfNamedMonth(typed: string) {
  const match =
    /^(?<day>\d{1,2})(?:er)?[.\s-]*(?<name>\p{L}{3,9})[.,\s-]*(?<year>\d{4}|\d{2})?$/u.exec(
      typed,
    ) ?? /^(?<name>\p{L}{3,9})[.\s-]+(?<day>\d{1,2})[.,\s]+(?<year>\d{4})$/u.exec(typed);
  const { day = '', name = '', year = '' } = match?.groups ?? {};
  const month = monthOfName(name);
  return month === undefined ? undefined : { day, month: String(month), year };
}

function fullYear(year: string, thisYear: number): number {
  if (year === '') return thisYear;
  if (year.length === 4) return Number(year);
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(year);
  return inThisCentury > thisYear + 20 ? inThisCentury - 100 : inThisCentury;
}

/** Reads days from today; more than ten years is a typing error. */
function daysFromToday(typed: string): number | undefined {
  const match = /^([+-])\s?(\d{1,4})$/.exec(typed);
  const days = match ? Number(`${match[1]}${match[2]}`) : NaN;
  return Math.abs(days) <= 3660 ? days : undefined;
}
