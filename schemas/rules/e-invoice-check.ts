import { isXRechnung, type EInvoiceFormat } from '../e-invoice/formats';
import type { CheckedDocument, Finding } from './document-check';

/** What an e-invoice of a document would say, as far as the check needs it; null where there will be none. */
export interface CheckedEInvoice {
  format: EInvoiceFormat;
  /** False where the company's default decided: what lacks keeps nobody from booking. */
  isChosen: boolean;
  kaeuferreferenz: string | null;
  kaeufer: object | null;
  verkaeufer: object | null;
  kontakt: { telefon: string | null; email: string | null };
  /** Fields with an electronic address that cannot be read. */
  unread: readonly ('peppolId' | 'FIRMA.PEPPOLID')[];
  /** IBAN of the company, and of the customer for a debit. */
  iban: string | null;
  schuldnerIban: string | null;
}

/** Pattern of XRechnung for a phone number: three digits at least (BR-DE-27). */
const phone = /([0-9].*){3,}/;
/** Pattern of XRechnung for a mail address (BR-DE-28). */
const mail = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/;

/**
 * Finds what the e-invoice of an invoice lacks, each at the field that it comes from, with the rule of EN 16931 (BR-…),
 * of XRechnung (BR-DE-…) or of Peppol that demands it. What every invoice needs by law is not repeated.
 */
export function eInvoiceCheck(document: CheckedDocument): Finding[] {
  const { eInvoice, head, company, address, bruttoEuro, brutto, zahlungPer } = document;
  if (eInvoice === null) return [];
  const found: Finding[] = [];
  const schwere = eInvoice.isChosen ? 'FEHLER' : 'WARNUNG';
  const add = (code: string, rule: string, feld: string, at: Partial<Finding>) =>
    found.push({
      ...{ schwere, code, feld, parameters: [rule], positionId: null },
      ...{ tabelle: null, tabelleId: null, ...at },
    });
  const missing = (rule: string, feld: string, at: Partial<Finding> = {}) =>
    add('msg_document_einvoice_missing', rule, feld, at);
  const invalid = (rule: string, feld: string, at: Partial<Finding> = {}) =>
    add('msg_document_einvoice_invalid', rule, feld, at);
  const customer = { tabelle: 'ADR', tabelleId: address.id } as const;
  const ofCompany = (
    name: keyof typeof company & ('USTID' | 'IBAN' | 'TELEFON' | 'EMAIL' | 'PEPPOLID'),
  ) => ({ tabelle: 'SYS', tabelleId: company[name].id }) as const;
  if (head.name1 === null) missing('BR-07', 'name1');
  if (company.USTID.wert === null && company.STEUERNR.wert === null) {
    missing('BR-CO-26', 'FIRMA.USTID', ofCompany('USTID'));
  }
  if (bruttoEuro === null) missing('BR-53', 'waehrung');
  if (zahlungPer === 'UEBERWEISUNG' && brutto > 0 && eInvoice.iban === null) {
    missing('BR-50', 'FIRMA.IBAN', ofCompany('IBAN'));
  }
  for (const field of eInvoice.unread) {
    invalid('BR-CL-25', field, field === 'peppolId' ? customer : ofCompany('PEPPOLID'));
  }
  if (!isXRechnung(eInvoice.format)) return found;
  if (eInvoice.kaeuferreferenz === null) missing('BR-DE-15', 'leitwegId', customer);
  if (eInvoice.kaeufer === null) missing('PEPPOL-EN16931-R010', 'peppolId', customer);
  if (eInvoice.verkaeufer === null) {
    missing('PEPPOL-EN16931-R020', 'FIRMA.EMAIL', ofCompany('EMAIL'));
  }
  const { telefon, email } = eInvoice.kontakt;
  if (telefon === null) missing('BR-DE-6', 'FIRMA.TELEFON', ofCompany('TELEFON'));
  else if (!phone.test(telefon)) invalid('BR-DE-27', 'FIRMA.TELEFON', ofCompany('TELEFON'));
  // Without a mail of the company the rule above has named the parameter.
  if (email === null) {
    if (eInvoice.verkaeufer !== null) missing('BR-DE-7', 'FIRMA.EMAIL', ofCompany('EMAIL'));
  } else if (!mail.test(email)) invalid('BR-DE-28', 'FIRMA.EMAIL', ofCompany('EMAIL'));
  if (head.ort === null) missing('BR-DE-8', 'ort');
  if (head.plz === null) missing('BR-DE-9', 'plz');
  if (zahlungPer === 'LASTSCHRIFT' && brutto > 0 && eInvoice.schuldnerIban === null) {
    missing('BR-DE-31', 'iban', customer);
  }
  return found;
}
