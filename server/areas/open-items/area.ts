import type { Area } from '../../resources/model/area';
import { openItemOperations } from './open-item-operations';
import { preparePayment } from './payment-changes';
import { paymentOperations } from './payment-operations';
import { bookingOperations } from '../sales/booking/booking-operations';
import { receivables } from './receivables';

/** Area of unpaid invoices and payments, with the booking of the documents that they come from. */
export const openItems: Area = {
  resources: { Payment: { prepare: preparePayment } },
  operations: ({ tables }) => [
    openItemOperations(tables),
    paymentOperations(tables),
    bookingOperations(tables, receivables),
  ],
};
