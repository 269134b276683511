import { daysLater } from '../../../../../schemas/rules/days-later';

/** Length of time that is shown at once. */
export type PeriodKind = 'day' | 'week' | 'weeks2' | 'weeks3' | 'weeks4' | 'month';

export interface Period {
  kind: PeriodKind;
  /** Day that it is around. */
  day: string;
  /** Days that are shown, `YYYY-MM-DD`; for a month whole weeks. */
  days: readonly string[];
}

const weeks = { week: 1, weeks2: 2, weeks3: 3, weeks4: 4 } as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the day of the week; 0: Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function mondayOf(day: string): string {
  return daysLater(day, -weekdayOf(day));
}

export function isWeekend(day: string): boolean {
  return weekdayOf(day) > 4;
}

/** Returns the number of the week (ISO 8601): that of its Thursday. */
export function weekOf(day: string): number {
  const thursday = daysLater(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** Counts the days from one to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysLater(first, index));
}

/** Returns the period of a kind that a day is in. */
export function periodAround(kind: PeriodKind, day: string): Period {
  if (kind === 'day') return { kind, day, days: [day] };
  if (kind !== 'month') return { kind, day, days: daysFrom(mondayOf(day), weeks[kind] * 7) };
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = daysLater(mondayOf(lastOfMonth(day)), 6);
  return { kind, day, days: daysFrom(first, daysBetween(first, last) + 1) };
}

/** Returns a day in the next period or, with −1, in the one before; a month keeps the day as far as it has one. */
export function stepped(kind: PeriodKind, day: string, step: 1 | -1): string {
  if (kind === 'day') return daysLater(day, step);
  if (kind !== 'month') return daysLater(day, step * weeks[kind] * 7);
  const near = step > 0 ? daysLater(lastOfMonth(day), 1) : daysLater(`${day.slice(0, 7)}-01`, -1);
  const last = lastOfMonth(near);
  const same = `${near.slice(0, 7)}-${day.slice(8)}`;
  return same < last ? same : last;
}

function lastOfMonth(day: string): string {
  const next = daysLater(`${day.slice(0, 7)}-28`, 4);
  return daysLater(`${next.slice(0, 7)}-01`, -1);
}

/** Returns a local time so many minutes after another: `2026-03-29T14:30`. */
export function minutesLater(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
}

export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / MINUTE_MS);
}
