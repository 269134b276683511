// Written by scripts/api-refresh.ts. Never edited by hand.
import { addresses, persons } from './addresses';
import { assets } from './assets';
import { auditLog, imports, roles, systemParameters, users } from './base';
import { activities, activityTemplates, deals, tickets } from './crm';
import { openItems, payments } from './open-items';
import {
  priceGroups,
  productCustomFields,
  productGroups,
  products,
  specialPricePeriodRecords,
  specialPriceRecords,
} from './products';
import { countries, deliveryTerms, paymentMethods, taxClasses, texts } from './reference';
import { reminders } from './reminders';
import { turnoverPositions } from './reports';
import { documentHistory, salesDocuments, salesPositions, signatures } from './sales';
import {
  calendarEntries,
  calendarEntryTypes,
  extraWorkTypes,
  extraWorks,
  materialBookings,
  planningItems,
  refusedCalls,
  serviceActivities,
  serviceBillingTypes,
  serviceMaterials,
  serviceOrderTypes,
  serviceOrders,
  serviceSignatures,
  serviceStatuses,
  workTimes,
} from './service';
import {
  locationStock,
  serviceStock,
  stockLevels,
  stockMovements,
  stockTransfers,
  storageLocations,
  storageRegions,
  storages,
  technicians,
} from './stock';
import { subsequentBookings } from './time';

/** The table of every declared schema. */
export const tables = {
  User: users,
  Role: roles,
  AuditEntry: auditLog,
  Import: imports,
  SystemParameter: systemParameters,
  TextEntry: texts,
  Country: countries,
  PaymentMethod: paymentMethods,
  DeliveryTerm: deliveryTerms,
  TaxClass: taxClasses,
  Address: addresses,
  ContactPerson: persons,
  Product: products,
  ProductCustomField: productCustomFields,
  ProductGroup: productGroups,
  PriceGroup: priceGroups,
  SpecialPrice: specialPriceRecords,
  SpecialPricePeriod: specialPricePeriodRecords,
  Storage: storages,
  StorageRegion: storageRegions,
  Stock: stockLevels,
  StockMovement: stockMovements,
  ServiceStock: serviceStock,
  LocationStock: locationStock,
  StorageLocation: storageLocations,
  Technician: technicians,
  StockTransfer: stockTransfers,
  Asset: assets,
  Reminder: reminders,
  SubsequentBooking: subsequentBookings,
  Activity: activities,
  ActivityTemplate: activityTemplates,
  Deal: deals,
  Ticket: tickets,
  ServiceMaterial: serviceMaterials,
  MaterialBooking: materialBookings,
  RefusedCall: refusedCalls,
  ServiceSignature: serviceSignatures,
  ServiceOrderType: serviceOrderTypes,
  ServiceBillingType: serviceBillingTypes,
  ServiceActivity: serviceActivities,
  ExtraWorkType: extraWorkTypes,
  CalendarEntryType: calendarEntryTypes,
  ServiceStatus: serviceStatuses,
  ServiceOrder: serviceOrders,
  PlanningItem: planningItems,
  WorkTime: workTimes,
  ExtraWork: extraWorks,
  CalendarEntry: calendarEntries,
  SalesDocument: salesDocuments,
  Position: salesPositions,
  DocumentHistoryEntry: documentHistory,
  Signature: signatures,
  OpenItem: openItems,
  Payment: payments,
  TurnoverPosition: turnoverPositions,
};
