import type { components } from '../../../schemas/generated/api';
import { localTimeOf } from '../../../schemas/rules/company-time';

export type Reminder = components['schemas']['Reminder'] & { id: number };

const MINUTE_MS = 60_000;
/** Time before its due time at which a reminder is counted and pointed out, in ms (specification 1 §7). */
const SOON_MS = 15 * MINUTE_MS;

/** Delays that a reminder can be put off by. */
export const snoozes = ['minutes', 'hour', 'tomorrow'] as const;
export type Snooze = (typeof snoozes)[number];

/**
 * Tells whether a reminder is overdue. Times are days with times in the company's zone, `YYYY-MM-DDTHH:mm`: they
 * compare as texts.
 */
export function isOverdue({ erinnerungDatum }: Reminder, now: Date): boolean {
  return erinnerungDatum < localTimeOf(now);
}

export function isDue({ erinnerungDatum }: Reminder, now: Date): boolean {
  return erinnerungDatum <= localTimeOf(new Date(now.getTime() + SOON_MS));
}

/** Returns the time proposed for a new reminder (specification 1 §9). */
export function standardTime(now: Date): string {
  return localTimeOf(new Date(now.getTime() + SOON_MS));
}

export function snoozedTime(snooze: Snooze, now: Date): string {
  const after = { minutes: 15, hour: 60, tomorrow: 24 * 60 }[snooze];
  const later = localTimeOf(new Date(now.getTime() + after * MINUTE_MS));
  return snooze === 'tomorrow' ? `${later.slice(0, 10)}T08:00` : later;
}

export type ReminderGroup = 'overdue' | 'today' | 'later';

/** Groups reminders by when they are due; empty groups are left out. */
export function reminderGroups(
  reminders: readonly Reminder[],
  now: Date,
): readonly (readonly [ReminderGroup, readonly Reminder[]])[] {
  const today = localTimeOf(now).slice(0, 10);
  const groupOf = (one: Reminder): ReminderGroup =>
    isOverdue(one, now) ? 'overdue' : one.erinnerungDatum.startsWith(today) ? 'today' : 'later';
  return (['overdue', 'today', 'later'] as const)
    .map((group) => [group, reminders.filter((one) => groupOf(one) === group)] as const)
    .filter(([, members]) => members.length > 0);
}
