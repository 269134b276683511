import { asc, eq } from 'drizzle-orm';
import { documentCheck, type CheckedDocument } from '../../../../schemas/rules/document-check';
import type { Taxation } from '../../../../schemas/rules/document-taxation';
import { euroOf } from '../../../../schemas/rules/exchange';
import type { Call } from '../../../http/operations/call';
import { addresses } from '../../../db/generated/addresses';
import { salesPositions } from '../../../db/generated/sales';
import { readCompany, readTolerance } from '../company';
import { rateOn } from '../../reference/exchange-rates';
import { owedInEuro } from '../euro';
import { readDateBounds } from '../date-bounds';
import type { DocumentRow } from '../document-row';
import { termsOf } from '../paper/printed-payment';
import { printedDocument } from '../paper/printed-document';
import { unprintableIn } from '../paper/unprintable';
import { checkedEInvoice } from '../e-invoice/facts-of';
import { lastNumberedDay } from './document-number';
import { readParts } from './parts';
import { totalsOf } from './refresh-document';

/** Finds what a document lacks by law or by the company's rules, by `schemas/rules/document-check.ts`. */
export async function findingsOf(
  document: DocumentRow,
  { db, language }: Pick<Call, 'db' | 'language'>,
) {
  const company = await readCompany(db);
  const said = (name: keyof typeof company.values) => ({
    id: company.ids[name],
    wert: company.values[name],
  });
  const printed = await printedDocument(document, db);
  const { id, positionsArt, menge, einzelpreis, steuersatz, belegId, position } = salesPositions;
  const lines = await db
    .select({ id, position, positionsArt, menge, einzelpreis, steuersatz })
    .from(salesPositions)
    .where(eq(belegId, document.id))
    .orderBy(asc(position), asc(id));
  const { gesperrt, kreditlimit, opvBetrag } = addresses;
  const { mandatsreferenz, mandatsdatum, mandatsart, iban } = addresses;
  const mandate = { mandatsreferenz, mandatsdatum, mandatsart, iban };
  const [address] = await db
    .select({ id: addresses.id, gesperrt, kreditlimit, opvBetrag, ...mandate })
    .from(addresses)
    .where(eq(addresses.id, document.adresseId));
  if (!address) throw new Error(`Document ${document.id} has no address`);
  const { waehrung, belegdatum } = document;
  const parts = await readParts(document, db);
  const totals = await totalsOf({ ...document, ausgleich: parts?.rounding ?? null }, db);
  const checked: CheckedDocument = {
    language,
    head: { ...document, besteuerung: document.besteuerung as Taxation },
    lines,
    brutto: totals.brutto,
    bruttoEuro: euroOf(totals.brutto, waehrung, await rateOn(waehrung, belegdatum, db)),
    parts: parts?.sum ?? null,
    dates: {
      ...(await readDateBounds(db)),
      lastNumbered: await lastNumberedDay(document, db),
    },
    tolerance: await readTolerance(db),
    address: { ...address, opvEuro: await owedInEuro(address, db) },
    unprintable: unprintableIn(printed, document, lines, company, language),
    zahlungPer: (await termsOf(document, db))?.zahlungPer ?? 'UEBERWEISUNG',
    eInvoice: await checkedEInvoice(document, printed, company, db),
    company: {
      NAME: said('NAME'),
      STRASSE: said('STRASSE'),
      PLZ: said('PLZ'),
      ORT: said('ORT'),
      USTID: said('USTID'),
      STEUERNR: said('STEUERNR'),
      GLAEUBIGERID: said('GLAEUBIGERID'),
      IBAN: said('IBAN'),
      TELEFON: said('TELEFON'),
      EMAIL: said('EMAIL'),
      PEPPOLID: said('PEPPOLID'),
      home: company.home,
      needsApproval: company.needsApproval,
      isSmallBusiness: company.isSmallBusiness,
    },
  };
  return { findings: documentCheck(checked), totals, company };
}
