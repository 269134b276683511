/**
 * Rules for dates and times as the wire spells them. Stricter than the RFC 3339 grammar where JavaScript's `Date` or
 * PostgreSQL could not read the value: no year 0000, no second 60, no zone beyond ±14:59.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Tells whether a text is a calendar day, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= days;
}

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const ZONE = String.raw`(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)`;
const TIME = new RegExp(`^${CLOCK}:[0-5]\\d(?:\\.\\d{1,9})?${ZONE}$`);
const LOCAL_TIME = new RegExp(`^${CLOCK}$`);

/** Tells whether a text is a time with seconds and zone, hh:mm:ssZ. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Tells whether a text is a time of day in the company's zone, hh:mm. */
export function isLocalTime(text: string): boolean {
  return LOCAL_TIME.test(text);
}

/** Tells whether a text is a time of day that something ends at: 24:00 is the end of the day. */
export function isLocalEndTime(text: string): boolean {
  return isLocalTime(text) || text === '24:00';
}

/** Tells whether a text is an instant, YYYY-MM-DDThh:mm:ssZ. */
export function isDateTime(text: string): boolean {
  return text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** Tells whether a text is day and time in the company's zone, YYYY-MM-DDThh:mm. */
export function isLocalDateTime(text: string): boolean {
  return text[10] === 'T' && isDate(text.slice(0, 10)) && LOCAL_TIME.test(text.slice(11));
}
