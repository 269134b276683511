import { addresses, persons } from '../db/tables/addresses';
import { auditLog } from '../db/tables/audit';
import { countries, systemParameters, texts } from '../db/tables/base';
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
  defineResource('SystemParameter', systemParameters, { key: 'name' }),
];
