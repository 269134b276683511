import { defineFields } from '../define';
import { lastReminderDay } from '../rules/last-reminder-day';
import { today } from '../rules/today';

/** Clarification of an open item: its last day, from today on and no later than a reminder can be set. */
export const clarificationFields = defineFields('Clarification', {
  bis: {
    check: (date) => {
      // Dunning that rested until yesterday would not rest; and on that day somebody is reminded.
      if (date < today()) return 'msg_date_in_past';
      return date <= lastReminderDay() ? undefined : 'msg_reminder_date_too_late';
    },
  },
  grund: { multiline: true },
});
