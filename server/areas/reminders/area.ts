import type { Area } from '../../resources/model/area';
import { guardReminder, prepareReminder } from './reminder-changes';

/** Area of reminders, about a record or about none. */
export const reminders: Area = {
  resources: { Reminder: { guard: guardReminder, prepare: prepareReminder } },
};
