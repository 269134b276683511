import { minutesOf } from './minutes-of';

/** Working time by weekday, Monday first: from and to as `HH:mm`; null where nobody works. */
export type BusinessHours = readonly (readonly [from: string, to: string] | null)[];

/** Monday to Friday, 08:00 to 17:00 (3-decisions, answer deadlines). */
export const usualHours: BusinessHours = [
  ['08:00', '17:00'],
  ['08:00', '17:00'],
  ['08:00', '17:00'],
  ['08:00', '17:00'],
  ['08:00', '17:00'],
  null,
  null,
];

const DAY = 24 * 60;
/** Longest wait for a working day, in days. */
const MOST_DAYS = 3660;

/**
 * Local time (`YYYY-MM-DDTHH:mm`) that lies `minutes` of working time after `from`; working time begins with the next
 * working day where `from` is outside it. Without any working time at all the clock runs through.
 */
export function afterBusinessMinutes(
  from: string,
  minutes: number,
  hours: BusinessHours = usualHours,
): string {
  let left = minutes;
  const first = dayOf(from);
  let day = first;
  let now = minutesOf(from.slice(11, 16));
  for (let days = 0; days < MOST_DAYS; days++, day++, now = 0) {
    const open = hoursOf(day, hours);
    if (!open) continue;
    const begin = Math.max(now, minutesOf(open[0]));
    const end = minutesOf(open[1]);
    if (begin >= end) continue;
    if (left <= end - begin) return localTime(day, begin + left);
    left -= end - begin;
  }
  return localTime(first, minutesOf(from.slice(11, 16)) + minutes);
}

/** Next working day after a local time, at an hour of it: `nextWorkday('2026-11-27T15:00', '08:00')`. */
export function nextWorkday(from: string, at: string, hours: BusinessHours = usualHours): string {
  const first = dayOf(from) + 1;
  const ahead = Array.from({ length: 7 }, (_, index) => first + index);
  const day = ahead.find((one) => hoursOf(one, hours)) ?? first;
  return localTime(day, minutesOf(at));
}

/** Reads `{ "MO": ["08:00", "17:00"], … }` as a system parameter holds it; undefined for anything else. */
export function readBusinessHours(text: string | null): BusinessHours | undefined {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const days = value as Record<string, unknown>;
    if (Object.keys(days).some((name) => !weekdays.includes(name))) return undefined;
    return weekdays.map((name) => {
      const hours = days[name] ?? null;
      if (hours === null) return null;
      const [from, to] = hours as [string, string];
      if (!isClock(from) || !isClock(to) || from >= to) throw new Error('no hours');
      return [from, to] as const;
    });
  } catch {
    return undefined;
  }
}

const weekdays = ['MO', 'DI', 'MI', 'DO', 'FR', 'SA', 'SO'];
const MINUTE = 60_000;
const isClock = (text: unknown) =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Day of a local time, counted from 1970-01-01. */
const dayOf = (time: string) => Date.parse(`${time.slice(0, 10)}T00:00Z`) / (DAY * MINUTE);

// The first of January 1970 was a Thursday.
const hoursOf = (day: number, hours: BusinessHours) => hours[(day + 3) % 7];

function localTime(day: number, minutes: number): string {
  return new Date((day * DAY + minutes) * MINUTE).toISOString().slice(0, 16);
}
