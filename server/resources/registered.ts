import { tables } from '../db/generated/tables';
import { preparePayment } from '../areas/open-items/payment-changes';
import { guardParameter, parameterChanged } from '../accounts/parameter-changes';
import { guardReminder, prepareReminder } from '../areas/reminders/reminder-changes';
import { guardRole, roleChanged } from '../accounts/role-changes';
import { prepareUser, userChanged } from '../accounts/user-changes';
import { guardUser } from '../accounts/user-guard';
import { resourcesOf, type ResourceOptions } from './resource';

/** What of a resource the contract cannot say. */
const options: Partial<Record<keyof typeof tables, ResourceOptions>> = {
  SystemParameter: { guard: guardParameter, stored: parameterChanged },
  User: { namedByAll: true, guard: guardUser, prepare: prepareUser, stored: userChanged },
  Role: { guard: guardRole, stored: roleChanged },
  Payment: { prepare: preparePayment },
  Reminder: { guard: guardReminder, prepare: prepareReminder },
};

/** Every declared resource of the product's contract. */
export const registeredResources = resourcesOf(tables, options);
