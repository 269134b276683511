import type { Area } from '../../resources/area';
import { openItemOperations } from './open-item-operations';
import { preparePayment } from './payment-changes';
import { paymentOperations } from './payment-operations';

/** Invoices that are not paid yet, and payments. */
export const openItems: Area = {
  resources: { Payment: { prepare: preparePayment } },
  operations: ({ tables }) => [openItemOperations(tables), paymentOperations(tables)],
};
