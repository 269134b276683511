import { eq } from 'drizzle-orm';
import { COUNTER_DOCUMENT } from '../../../../schemas/rules/document-states';
import { documentTotals } from '../../../../schemas/rules/document-totals';
import type { Executor } from '../../../db/database';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { writeHistory } from '../../../resources/history/history';
import { nameInTicket } from '../crm/ticket-documents';
import { documentLinks } from '../tables';
import { readDocument, type DocumentRow, type PositionRow } from '../document-row';
import { numberStored } from '../drafts/document-number';
import { storeTotals } from '../drafts/refresh-document';
import { requireFewLines, requirePrintable } from '../drafts/line-numbers';
import type { Acting } from './acting';
import { noteInDocument } from './document-history';

type NewDocument = typeof salesDocuments.$inferInsert;
type NewLine = Omit<typeof salesPositions.$inferInsert, 'id' | 'belegId' | 'position'>;

const STEP = 10;
const LAST_NUMBER = 9999;

/** Copies a predecessor's head for its successor: everything but what belongs to the document itself. */
export function takenHead(document: DocumentRow) {
  const { adresseId, adressnummer, adresse, name1, name2, name3, strasse, plz, ort, lkz } =
    document;
  const { ansprechpartnerId, ustId, sprache, besteuerung, waehrung, rabatt1, rabatt2 } = document;
  const { frachtkosten, lieferbedingung, zahlungsart, auftragsDatum, liefertermin } = document;
  const { fixtermin, leistungVon, leistungBis, bestellnummerKunde, kopftext, fusstext } = document;
  const recipient = {
    adresseId,
    adressnummer,
    adresse,
    name1,
    name2,
    name3,
    strasse,
    plz,
    ort,
    lkz,
  };
  const terms = { ansprechpartnerId, ustId, sprache, besteuerung, waehrung, rabatt1, rabatt2 };
  const delivery = { frachtkosten, lieferbedingung, zahlungsart, auftragsDatum, liefertermin };
  const texts = { fixtermin, leistungVon, leistungBis, bestellnummerKunde, kopftext, fusstext };
  const { lagerId, dealId, ticketId, serviceAuftragId } = document;
  const belongs = { dealId, ticketId, serviceAuftragId };
  return { ...recipient, ...terms, ...delivery, ...texts, lagerId, ...belongs };
}

/** Copies a line for a successor: texts, price, discounts and tax as they were. */
export function takenLine(line: PositionRow, menge: number | null): NewLine {
  const { positionsArt, artikelId, artikelnummer, bezeichnung, langtext, mengeneinheit } = line;
  const { einzelpreis, rabatt1, rabatt2, teuerungszuschlagProzent, eknetto, mwstsatz } = line;
  const { steuersatz, istRabattierfaehig, istSkontofaehig, lagId, einzelpreisGerundet } = line;
  const article = { positionsArt, artikelId, artikelnummer, bezeichnung, langtext, mengeneinheit };
  const price = { einzelpreis, rabatt1, rabatt2, teuerungszuschlagProzent, eknetto, mwstsatz };
  return {
    ...article,
    ...price,
    steuersatz,
    istRabattierfaehig,
    istSkontofaehig,
    lagId,
    einzelpreisGerundet,
    menge,
    preisregel: einzelpreis === null ? null : 'UEBERNOMMEN',
    vorgaengerPositionId: line.id,
    vorgaengerId: line.vorgaengerId,
  };
}

/** A document that comes of others and is stored but for what others wait for: its number, and of which deal it is. */
export interface Successor {
  document: DocumentRow;
  lines: PositionRow[];
  dealId: number | null;
}

/** Stores a document of status 1 that comes of others, with its lines, sums, links and what its history says of them. */
export async function storeSuccessor(
  { dealId = null, ...head }: Omit<NewDocument, 'benutzer' | 'benutzerId' | 'belegnummer'>,
  lines: readonly NewLine[],
  predecessors: readonly DocumentRow[],
  { call }: Acting,
): Promise<Successor> {
  const { db } = call;
  requireFewLines(lines.length);
  const step = lines.length * STEP > LAST_NUMBER ? 1 : STEP;
  const { caller } = call;
  const stamps = { createdBy: caller.id, changedBy: caller.id };
  const [stored] = await db
    .insert(salesDocuments)
    .values({
      ...head,
      ...stamps,
      benutzer: caller.kuerzel,
      benutzerId: caller.id,
      belegstatus: '1',
    })
    .returning();
  if (!stored) throw new Error('SalesDocument: nothing was inserted');
  const added: PositionRow[] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const rows = lines.slice(from, from + BATCH).map((line, index) => ({
      ...line,
      belegId: stored.id,
      position: (from + index + 1) * step,
    }));
    added.push(...(await db.insert(salesPositions).values(rows).returning()));
  }
  await requirePrintable(stored.id, db);
  await db
    .insert(documentLinks)
    .values(predecessors.map(({ id }) => ({ vorgaengerId: id, nachfolgerId: stored.id })));
  // A document that reverses another one is its opposite, to the cent.
  const document =
    stored.belegart === COUNTER_DOCUMENT
      ? await storeSums(stored, added, db)
      : await withTotals(stored, db);
  for (const takenFrom of predecessors) await noteInDocument(document.id, { takenFrom }, call);
  return { document, lines: added, dealId };
}

/** Gives a successor its number and tells of it: last of all, others wait for the counter from here on. */
export async function numberSuccessor(
  { document, dealId }: Successor,
  { call, tables }: Acting,
): Promise<DocumentRow> {
  const numbered = await numberStored(document, dealId, call.db);
  await nameInTicket(numbered, call.db);
  await writeHistory(tables.resourceOf('BEK'), { art: 'CREATION', after: numbered }, call);
  return numbered;
}

async function withTotals({ id }: DocumentRow, db: Executor): Promise<DocumentRow> {
  await storeTotals(await readDocument(id, db), db);
  return readDocument(id, db);
}

async function storeSums(
  stored: DocumentRow,
  lines: readonly PositionRow[],
  db: Executor,
): Promise<DocumentRow> {
  const { netto, brutto, rohertrag } = documentTotals(stored, lines);
  const [document] = await db
    .update(salesDocuments)
    .set({ endbetragNetto: netto, endbetragBrutto: brutto, rohertrag })
    .where(eq(salesDocuments.id, stored.id))
    .returning();
  if (!document) throw new Error('SalesDocument: nothing was summed');
  return document;
}

/** Lines of one insert: a statement takes 65,535 parameters. */
const BATCH = 500;
