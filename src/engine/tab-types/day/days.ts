import { localTimeOf } from '../../../../schemas/rules/company-time';
import { formatDate } from '../../../../schemas/rules/format-date';

/** Writes a day in a language: «Donnerstag, 26.11.2026». */
export function weekdayOf(day: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${day}T00:00:00Z`))}, ${formatDate(day)}`;
}

/** Returns the time of an instant on that day in the company's zone: «07:58»; undefined on another day. */
export function timeOnDay(instant: string, day: string): string | undefined {
  const [of, time] = localTimeOf(new Date(instant)).split('T');
  return of === day ? time : undefined;
}
