import { shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { dealDocumentOperations } from './crm/deal-documents';
import { WORKING_TIME } from './crm/ticket-bill';
import { ticketDocumentOperations } from './crm/ticket-document-operations';
import { documentOperations } from './document-operations';
import { salesParameters } from './company';
import { dateParameters } from './date-bounds';
import { documentChanges } from './drafts/document-changes';
import { draftOperations } from './drafts/draft-operations';
import { positionChanges } from './drafts/position-changes';
import { keepPapers } from './paper/keep-papers';
import { eInvoiceOperations } from './e-invoice/e-invoice-operations';
import { paperOperations } from './paper/paper-operations';
import { serviceBillingOperations } from './service-orders/billing-operations';
import { serviceRateParameters } from './service-orders/service-rates';
import { stockDocumentOperations } from './stock-documents';

/** Area of documents from the offer to the invoice; their booking is with open items, which follow from it. */
export const sales: Area = {
  resources: { SalesDocument: documentChanges, Position: positionChanges },
  operations: ({ tables }) => [
    documentOperations(tables),
    stockDocumentOperations,
    draftOperations(tables),
    paperOperations(tables),
    eInvoiceOperations,
    dealDocumentOperations(tables),
    ticketDocumentOperations(tables),
    serviceBillingOperations(tables),
  ],
  shipped: [
    shippedParameters([
      { name: 'DEALS.DEALBEIBUCHENVONANGEBOTABFRAGEN', typ: 'JANEIN', wert: 'N' },
      { name: WORKING_TIME, typ: 'TEXT', wert: null },
      { name: 'EINKAUF.VIERAUGEN_AB', typ: 'BETRAG', wert: '1000' },
    ]),
    salesParameters,
    serviceRateParameters,
    dateParameters,
  ],
  resume: keepPapers,
};
