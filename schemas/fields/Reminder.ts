import { defineFields } from '../define';
import { today } from '../rules/today';

const FURTHEST_YEARS = 5;

export const reminderFields = defineFields('Reminder', {
  benutzerId: { lookup: 'user' },
  vonBenutzerId: { lookup: 'user' },
  bemerkung: { multiline: true },
  // A past date is no mistake: the page only points it out (3-decisions 3.14).
  erinnerungDatum: {
    check: (date) => {
      const now = today();
      const last = `${Number(now.slice(0, 4)) + FURTHEST_YEARS}${now.slice(4)}T23:59`;
      return date <= last ? undefined : 'msg_reminder_date_too_late';
    },
  },
  status: { tones: { OFFEN: 'blue', ERLEDIGT: 'green' } },
});
