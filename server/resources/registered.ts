import { addresses, persons } from '../db/tables/addresses';
import { auditLog } from '../db/tables/audit';
import { countries, systemParameters, texts } from '../db/tables/base';
import { openItems, payments } from '../db/tables/open-items';
import { priceGroups } from '../db/tables/price-groups';
import { productCustomFields, productGroups, products } from '../db/tables/products';
import { reminders } from '../db/tables/reminders';
import { documentHistory, salesDocuments, salesPositions } from '../db/tables/sales';
import { specialPricePeriodRecords, specialPriceRecords } from '../db/tables/special-prices';
import {
  locationStock,
  stockLevels,
  stockMovements,
  storageLocations,
  storageRegions,
  storages,
} from '../db/tables/stock';
import { roles, users } from '../db/tables/users';
import { preparePayment } from '../operations/open-items/payment-changes';
import { guardParameter, parameterChanged } from '../operations/parameter-changes';
import { guardReminder, prepareReminder } from '../operations/reminder-changes';
import { guardRole, roleChanged } from '../operations/role-changes';
import { prepareUser, userChanged } from '../operations/user-changes';
import { guardUser } from '../operations/user-guard';
import { defineResource, type ResourceDefinition } from './resource';

/** A text of a small list, in the caller's language. */
const bezeichnung = { de: 'bezeichnungDe', en: 'bezeichnungEn', fr: 'bezeichnungFr' };

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
  defineResource('Product', products),
  defineResource('ProductCustomField', productCustomFields),
  defineResource('ProductGroup', productGroups, { localized: { bezeichnung } }),
  defineResource('PriceGroup', priceGroups, { localized: { bezeichnung } }),
  defineResource('Storage', storages),
  defineResource('StorageRegion', storageRegions),
  defineResource('Stock', stockLevels),
  defineResource('StockMovement', stockMovements),
  defineResource('LocationStock', locationStock),
  defineResource('StorageLocation', storageLocations),
  defineResource('SalesDocument', salesDocuments),
  defineResource('Position', salesPositions),
  defineResource('DocumentHistoryEntry', documentHistory),
  defineResource('SpecialPrice', specialPriceRecords),
  defineResource('SpecialPricePeriod', specialPricePeriodRecords),
  defineResource('OpenItem', openItems),
  defineResource('Payment', payments, { prepare: preparePayment }),
  defineResource('Reminder', reminders, { guard: guardReminder, prepare: prepareReminder }),
];
