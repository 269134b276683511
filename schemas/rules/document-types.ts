import type { components } from '../generated/api';

type Category = components['schemas']['DocumentCategory'];

/** Properties of a document type; the first two digits of its code are `belegtyp`. */
export interface DocumentType {
  kategorie: Category;
  /** True if nobody begins one by hand: it comes from another document, or from purchasing. */
  gesperrt: boolean;
  /** Prefix of its numbers: `RE26-00017`. */
  prefix: string;
}

/** Existing document types (specification 1 §4), by `belegart`. */
export const documentTypes: Readonly<Record<string, DocumentType>> = {
  '0100': { kategorie: 'CUSTOMER_OFFER', gesperrt: false, prefix: 'AN' },
  '0200': { kategorie: 'CUSTOMER_ORDER', gesperrt: false, prefix: 'AB' },
  '0300': { kategorie: 'CUSTOMER_DELIVERY_DOCUMENT', gesperrt: false, prefix: 'LS' },
  '0400': { kategorie: 'CUSTOMER_INVOICE', gesperrt: false, prefix: 'RE' },
  '0490': { kategorie: 'CUSTOMER_CREDIT_NOTE', gesperrt: true, prefix: 'GU' },
  '0500': { kategorie: 'CUSTOMER_INVOICE', gesperrt: false, prefix: 'DR' },
  '1100': { kategorie: 'SUPPLIER_PRICE_REQUEST', gesperrt: true, prefix: 'PA' },
  '1200': { kategorie: 'SUPPLIER_ORDER', gesperrt: true, prefix: 'BE' },
  '1300': { kategorie: 'SUPPLIER_DELIVERY_DOCUMENT', gesperrt: true, prefix: 'WE' },
  '1400': { kategorie: 'SUPPLIER_INVOICE', gesperrt: true, prefix: 'ER' },
  '1490': { kategorie: 'SUPPLIER_CREDIT_NOTE', gesperrt: true, prefix: 'EG' },
};

/** The types that a document can be converted into, by its `belegtyp` (specification 1 §4). */
export const conversions: Readonly<Record<string, readonly string[]>> = {
  '01': ['02'],
  '02': ['03', '05'],
  '03': ['04'],
};

/** Tells whether it is an invoice or a counter document: numbered at booking, and owed. */
export function isInvoice(belegart: string): boolean {
  return belegart.startsWith('04') || belegart.startsWith('05');
}
