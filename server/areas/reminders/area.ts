import type { Area } from '../../resources/model/area';
import { guardReminder, prepareReminder } from './reminder-changes';

/** What somebody is to be reminded of, about a record or about none. */
export const reminders: Area = {
  resources: { Reminder: { guard: guardReminder, prepare: prepareReminder } },
};
