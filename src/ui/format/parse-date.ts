import { isDate } from '../../../schemas/rules/date-format';

/**
 * A date as people type it in the order day, month, year: `1.1.26`, `01012026`, `1-1-2026`, without a
 * year the one of `today`; the wire's `2026-01-01` too. Answers `YYYY-MM-DD`, undefined when it is no
 * date. Two-digit years mean 1930–2029.
 */
export function parseDate(text: string, today: Date = new Date()): string | undefined {
  const typed = text.trim();
  if (isDate(typed)) return typed;
  const parts =
    /^(\d{1,2})[./\- ](\d{1,2})(?:[./\- ](\d{4}|\d{2})?)?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = String(today.getFullYear())] = parts;
  const iso = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : undefined;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return (Number(year) < 30 ? '20' : '19') + year;
}
