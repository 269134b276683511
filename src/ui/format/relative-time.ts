const SECOND = 1000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['week', 7 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
];

/** Formats an ISO instant relative to now: «vor 5 Minuten», «gestern»; `justNow` for less than a minute. */
export function relativeTime(
  instant: string,
  language: string,
  justNow: string,
  now = Date.now(),
): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const difference = Date.parse(instant) - now;
  if (Number.isNaN(difference)) return instant;
  const found = units.find(([, ms]) => Math.abs(difference) >= ms);
  if (!found) return justNow;
  const [unit, size] = found;
  return format.format(Math.trunc(difference / size), unit);
}
