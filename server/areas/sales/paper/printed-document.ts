import { and, asc, desc, eq } from 'drizzle-orm';
import { countryName } from '../../../../schemas/rules/country';
import { documentTotals } from '../../../../schemas/rules/document-totals';
import type {
  LegalNote,
  PrintedDocument,
  PrintLanguage,
} from '../../../../schemas/print/document/printed-document';
import type { PrintedHead, PrintedType } from '../../../../schemas/print/document/printed-head';
import type { PrintedLine } from '../../../../schemas/print/document/printed-line';
import type { PrintedPayment } from '../../../../schemas/print/document/printed-payment';
import type { Executor } from '../../../db/database';
import { addresses, persons } from '../../../db/generated/addresses';
import { users } from '../../../db/generated/base';
import { deliveryTerms } from '../../../db/generated/reference';
import { documentHistory, salesDocuments, salesPositions } from '../../../db/generated/sales';
import { readCompany } from '../company';
import { isDraft, type DocumentRow, type PositionRow } from '../document-row';
import { documentLinks } from '../tables';
import { printedCompany } from '../../../print/printed-company';
import { printedPayment } from './printed-payment';
import { signatureOf } from './printed-signature';

/** Type of deliveries, which say what comes, not what it costs. */
const DELIVERY = '0300';

const notes: Readonly<Record<string, LegalNote>> = {
  INNERGEMEINSCHAFTLICH: 'intraCommunity',
  REVERSE_CHARGE: 'reverseCharge',
  FERNVERKAUF: 'distanceSale',
  AUSFUHR: 'export',
};

/** Composes the content of a document from its current rows: no clock, nothing of the reader. */
export async function printedDocument(
  document: DocumentRow,
  db: Executor,
): Promise<PrintedDocument> {
  const language = document.sprache as PrintLanguage;
  const company = await readCompany(db);
  const lines = await db
    .select()
    .from(salesPositions)
    .where(eq(salesPositions.belegId, document.id))
    .orderBy(asc(salesPositions.position), asc(salesPositions.id));
  // The company's costs are never printed.
  const { rohertrag: _, ...sums } = documentTotals(document, lines);
  const totals = { ...sums, rohertrag: null };
  const hasPrices = document.belegart !== DELIVERY;
  const isUntaxed = sums.steuern.every(({ steuersatz }) => steuersatz === 0);
  const note =
    company.isSmallBusiness && isUntaxed && document.besteuerung === 'INLAND'
      ? 'smallBusiness'
      : notes[document.besteuerung];
  const person = await contactOf(document, db);
  const payment = hasPrices
    ? await printedPayment(document, totals, company.values.GLAEUBIGERID, db)
    : null;
  return {
    language,
    company: await companyFor(payment),
    recipient: await printedRecipient(document, company.home, person),
    head: await printedHead(document, person, lines, db),
    lines: lines.map((line) => printedLine(line, hasPrices)),
    totals: hasPrices ? totals : null,
    payment,
    notes: note && hasPrices ? [note] : [],
    draft: isDraft(document),
    copy: false,
    obsolete: false,
    signature: await signatureOf(document.id, db),
  };

  /** Company on the paper; without its own account where the customer's is debited. */
  async function companyFor(paid: PrintedPayment | null): Promise<PrintedDocument['company']> {
    const said = await printedCompany(company, language, db);
    if (!paid?.lastschrift) return said;
    return { ...said, bank: null, iban: null, bic: null, kontoinhaber: null };
  }

  async function printedRecipient(
    row: DocumentRow,
    home: string,
    contact: Contact,
  ): Promise<PrintedDocument['recipient']> {
    const { name1, name2, name3, strasse, plz, ort, ustId } = row;
    const lkz = row.lkz ?? home;
    const [address] = await db
      .select({ kundennr: addresses.kundennr })
      .from(addresses)
      .where(eq(addresses.id, row.adresseId));
    return {
      namen: [name1, name2, name3].filter((name) => name !== null),
      ansprechpartner:
        [contact?.anrede, contact?.vorname, contact?.name].filter(Boolean).join(' ') || null,
      strasse,
      plz,
      ort,
      lkz,
      land: countryName(lkz, language),
      kundennr: address?.kundennr ?? null,
      ustId,
      lieferanschrift: null,
    };
  }
}

type Contact = typeof persons.$inferSelect | undefined;

async function contactOf({ ansprechpartnerId }: DocumentRow, db: Executor): Promise<Contact> {
  if (ansprechpartnerId === null) return undefined;
  const [person] = await db.select().from(persons).where(eq(persons.id, ansprechpartnerId));
  return person;
}

async function printedHead(
  document: DocumentRow,
  contact: Contact,
  lines: readonly PositionRow[],
  db: Executor,
): Promise<PrintedHead> {
  const { belegnummer, belegdatum, waehrung, bestellnummerKunde, auftragsDatum } = document;
  const { liefertermin, fixtermin, leistungVon, leistungBis, kopftext, fusstext } = document;
  const [clerk] = await db
    .select({ name: users.name, telefon: users.telefon, email: users.email })
    .from(users)
    .where(eq(users.id, document.benutzerId ?? 0));
  return {
    belegart: document.belegart as PrintedType,
    belegnummer,
    belegdatum,
    waehrung,
    bestellnummerKunde,
    auftragsDatum,
    liefertermin,
    fixtermin,
    leistungVon,
    leistungBis,
    bearbeiter: clerk?.name ?? null,
    bearbeiterTelefon: clerk?.telefon ?? null,
    bearbeiterEmail: clerk?.email ?? null,
    briefanrede: contact?.briefanrede ?? null,
    kopftext,
    fusstext,
    lieferbedingung: await deliveryText(document, db),
    rabatt1: document.rabatt1,
    rabatt2: document.rabatt2,
    bezuege: await references(document, lines, db),
    grund: await reasonOf(document, db),
  };
}

async function deliveryText({ lieferbedingung, sprache }: DocumentRow, db: Executor) {
  if (lieferbedingung === null) return null;
  const [term] = await db.select().from(deliveryTerms).where(eq(deliveryTerms.id, lieferbedingung));
  if (!term) return null;
  const text = { de: term.bezeichnungDe, en: term.bezeichnungEn, fr: term.bezeichnungFr };
  return text[sprache as keyof typeof text] ?? term.bezeichnungDe;
}

/** References to the document it reverses, then to those it came from, unless a heading above its lines names them. */
async function references(
  { id, stornoZuId }: DocumentRow,
  lines: readonly PositionRow[],
  db: Executor,
) {
  const named = new Set(lines.map(({ vorgaengerId }) => vorgaengerId));
  const { belegart, belegnummer, belegdatum } = salesDocuments;
  const columns = { id: salesDocuments.id, belegart, belegnummer, belegdatum };
  const cancelled =
    stornoZuId === null
      ? []
      : await db.select(columns).from(salesDocuments).where(eq(salesDocuments.id, stornoZuId));
  const before = await db
    .select(columns)
    .from(documentLinks)
    .innerJoin(salesDocuments, eq(salesDocuments.id, documentLinks.vorgaengerId))
    .where(eq(documentLinks.nachfolgerId, id))
    .orderBy(asc(salesDocuments.id));
  const unnamed = before.filter((row) => row.id !== stornoZuId && !named.has(row.id));
  const all = [...cancelled, ...unnamed];
  return all.flatMap((row) =>
    row.belegnummer === null
      ? []
      : [
          {
            belegart: row.belegart as PrintedType,
            belegnummer: row.belegnummer,
            belegdatum: row.belegdatum,
          },
        ],
  );
}

/** Reason why the document it reverses was cancelled. */
async function reasonOf({ stornoZuId }: DocumentRow, db: Executor): Promise<string | null> {
  if (stornoZuId === null) return null;
  const [entry] = await db
    .select({ text: documentHistory.text })
    .from(documentHistory)
    .where(and(eq(documentHistory.belegId, stornoZuId), eq(documentHistory.art, 'N')))
    .orderBy(desc(documentHistory.id))
    .limit(1);
  return entry?.text ?? null;
}

function printedLine(line: PositionRow, hasPrices: boolean): PrintedLine {
  const { position, artikelnummer, bezeichnung, langtext, menge, mengeneinheit } = line;
  const { einzelpreis, rabatt1, rabatt2, teuerungszuschlagProzent } = line;
  const { effektivpreis: effektiverPreis, gesamtpreis, steuersatz } = line;
  const prices = { einzelpreis, rabatt1, rabatt2, teuerungszuschlagProzent };
  const sums = { effektiverPreis, gesamtpreis, steuersatz };
  const none = Object.fromEntries(Object.keys({ ...prices, ...sums }).map((name) => [name, null]));
  return {
    position,
    positionsArt: line.positionsArt as PrintedLine['positionsArt'],
    artikelnummer,
    bezeichnung,
    langtext,
    ...(line.positionsArt === 'T' && line.vorgaengerId !== null && { ueberschrift: true }),
    menge,
    mengeneinheit,
    ...(hasPrices ? { ...prices, ...sums } : (none as typeof prices & typeof sums)),
  };
}
