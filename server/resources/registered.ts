import { addresses, persons } from '../db/tables/addresses';
import { auditLog } from '../db/tables/audit';
import { countries, systemParameters, texts } from '../db/tables/base';
import { reminders } from '../db/tables/reminders';
import { roles, users } from '../db/tables/users';
import { guardParameter, parameterChanged } from '../operations/parameter-changes';
import { guardReminder, prepareReminder } from '../operations/reminder-changes';
import { guardRole, roleChanged } from '../operations/role-changes';
import { prepareUser, userChanged } from '../operations/user-changes';
import { guardUser } from '../operations/user-guard';
import { defineResource, type ResourceDefinition } from './resource';

/** Every table that the generic list, read, create, change and remove serve. */
export const registeredResources: readonly ResourceDefinition[] = [
  defineResource('Address', addresses, { numbers: { adressnummer: 'adressnummer' } }),
  defineResource('ContactPerson', persons),
  defineResource('TextEntry', texts),
  defineResource('Country', countries, {
    key: 'lkz',
    localized: { land: { de: 'landDe', en: 'landEn', fr: 'landFr' } },
  }),
  defineResource('AuditEntry', auditLog),
  defineResource('SystemParameter', systemParameters, {
    pathKey: 'name',
    guard: guardParameter,
    stored: parameterChanged,
  }),
  defineResource('User', users, {
    namedByAll: true,
    guard: guardUser,
    prepare: prepareUser,
    stored: userChanged,
  }),
  defineResource('Role', roles, { guard: guardRole, stored: roleChanged }),
  defineResource('Reminder', reminders, { guard: guardReminder, prepare: prepareReminder }),
];
