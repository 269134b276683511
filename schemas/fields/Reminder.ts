import { defineFields } from '../define';
import { lastReminderDay } from '../rules/last-reminder-day';

/** Reminders: how far ahead one may be set, colours of their state. */
export const reminderFields = defineFields('Reminder', {
  bemerkung: { multiline: true },
  // A past date is no mistake: the page only points it out (3-decisions 3.14).
  erinnerungDatum: {
    check: (date) =>
      date <= `${lastReminderDay()}T23:59` ? undefined : 'msg_reminder_date_too_late',
  },
  status: { tones: { OFFEN: 'blue', ERLEDIGT: 'green' } },
});
