import { defineFields } from '../define';
import { lastReminderDay } from '../rules/last-reminder-day';

/** Activities: values that a template fills in, and times for a reminder of their subject. */
export const activityFields = defineFields('Activity', {
  vorlageId: {
    fills: { art: 'art', dauer: 'dauer', betreff: 'betreff', beschreibung: 'beschreibung' },
  },
  // A past time is no mistake, as with every reminder.
  wiedervorlageDatum: {
    quick: ['nextWorkday', 'tomorrowAt8', 'dayAfterAt8', 'inAWeekAt8'],
    check: (time) =>
      time <= `${lastReminderDay()}T23:59` ? undefined : 'msg_reminder_date_too_late',
  },
  wiedervorlageBemerkung: { multiline: true },
});
