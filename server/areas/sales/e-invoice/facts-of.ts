import { eq } from 'drizzle-orm';
import type { EInvoiceFacts } from '../../../../schemas/e-invoice/facts';
import { isEInvoiceFormat, type EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import type { PrintedDocument } from '../../../../schemas/print/document/printed-document';
import type { Taxation } from '../../../../schemas/rules/document-taxation';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { CheckedEInvoice } from '../../../../schemas/rules/e-invoice-check';
import {
  electronicAddress,
  LEITWEG,
  MAIL,
  type ElectronicAddress,
} from '../../../../schemas/rules/electronic-address';
import type { Executor } from '../../../db/database';
import { addresses } from '../../../db/generated/addresses';
import { rateOn } from '../../reference/exchange-rates';
import { readCompany, type Company } from '../company';
import type { DocumentRow } from '../document-row';

type Customer = Awaited<ReturnType<typeof readCustomer>>;

/** Reads what an invoice's e-invoice says beyond its paper, from the current rows of customer and company. */
export async function eInvoiceFacts(
  document: DocumentRow,
  printed: PrintedDocument,
  db: Executor,
): Promise<EInvoiceFacts> {
  const company = await readCompany(db);
  return factsOf(document, printed, company, await readCustomer(document, db), db);
}

/** Reads what the check before booking asks of the e-invoice; null where there will be none. */
export async function checkedEInvoice(
  document: DocumentRow,
  printed: PrintedDocument,
  company: Company,
  db: Executor,
): Promise<CheckedEInvoice | null> {
  if (!isInvoice(document.belegart)) return null;
  const customer = await readCustomer(document, db);
  const facts = await factsOf(document, printed, company, customer, db);
  if (facts.format === null) return null;
  const isChosen = customer.eRechnungFormat !== null;
  const cannotRead = (text: string | null) =>
    text !== null && electronicAddress(text) === undefined;
  const unread = [
    ...(cannotRead(customer.peppolId) ? (['peppolId'] as const) : []),
    ...(cannotRead(company.values.PEPPOLID) ? (['FIRMA.PEPPOLID'] as const) : []),
  ];
  return { ...facts, format: facts.format, isChosen, unread, iban: facts.konto.iban };
}

async function factsOf(
  document: DocumentRow,
  printed: PrintedDocument,
  company: Company,
  customer: Customer,
  db: Executor,
): Promise<EInvoiceFacts> {
  const { waehrung, belegdatum, besteuerung, bestellnummerKunde } = document;
  const { bearbeiter, bearbeiterTelefon, bearbeiterEmail } = printed.head;
  const { values } = company;
  const isDebit = printed.payment?.art === 'LASTSCHRIFT';
  return {
    version: 1,
    format: formatFor(document, customer, company),
    kaeuferreferenz: customer.leitwegId ?? bestellnummerKunde,
    verkaeufer: addressOf(values.PEPPOLID, null, values.EMAIL),
    kaeufer: addressOf(customer.peppolId, customer.leitwegId, customer.email),
    kontakt: {
      name: bearbeiter ?? values.NAME,
      telefon: bearbeiterTelefon ?? values.TELEFON,
      email: bearbeiterEmail ?? values.EMAIL,
    },
    besteuerung: besteuerung as Taxation,
    kurs: document.kurs ?? (await rateOn(waehrung, belegdatum, db)),
    konto: { iban: values.IBAN, bic: values.BIC },
    schuldnerIban: isDebit ? customer.iban : null,
    bezahlt: 0,
  };
}

/**
 * Format of a customer's e-invoices: what stands at the address, else the company's default for companies at home. Small
 * invoices without a recipient need none (§33 UStDV); nobody is told of it.
 */
function formatFor(
  { name1, lkz, ustId }: DocumentRow,
  { eRechnungFormat, personenart }: Customer,
  { eInvoiceFormat, home }: Company,
): EInvoiceFormat | null {
  if (eRechnungFormat !== null) {
    return isEInvoiceFormat(eRechnungFormat) ? eRechnungFormat : null;
  }
  const isCompany = personenart === 'LEGAL' || ustId !== null;
  return isCompany && (lkz ?? home) === home && name1 !== null ? eInvoiceFormat : null;
}

function addressOf(
  said: string | null,
  leitwegId: string | null,
  email: string | null,
): ElectronicAddress | null {
  const known = said === null ? undefined : electronicAddress(said);
  if (known) return known;
  if (leitwegId !== null) return { schema: LEITWEG, adresse: leitwegId };
  return email === null ? null : { schema: MAIL, adresse: email };
}

async function readCustomer({ adresseId }: DocumentRow, db: Executor) {
  const { eRechnungFormat, personenart, leitwegId, peppolId, email, iban } = addresses;
  const [customer] = await db
    .select({ eRechnungFormat, personenart, leitwegId, peppolId, email, iban })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  if (!customer) throw new Error(`There is no address ${adresseId}`);
  return customer;
}
