import { eq, sql } from 'drizzle-orm';
import { salesPositions, signatures } from '../../../db/generated/sales';
import type { Executor } from '../../../db/database';
import { fieldLabel } from '../../../http/texts/labels';
import { fieldProblem, problem } from '../../../http/errors/problem';
import type { ResourceOptions, WriteCall } from '../../../resources/model/resource';
import type { Tables } from '../../../resources/model/tables';
import { readCompany, taxationFor } from '../company';
import { nameInTicket } from '../crm/ticket-documents';
import { writeEntries, writeEntry } from '../document-entries';
import { requireDraft, type DocumentRow } from '../document-row';
import { lockPredecessors, releasePredecessors } from '../booking/predecessors';
import { freeBilled } from '../service-orders/billed-entries';
import { findPricesAgain, requireSameCurrency } from './change-currency';
import { lineRateSql } from './line-rate';
import { newDocument, requireWritableType } from './new-document';
import { namedAddress, recipientOf, usableAddress } from './recipient';
import { rewritten, storeTotals, voidSignatures } from './refresh-document';

type Values = Readonly<Record<string, unknown>>;

/** Fields that are on no paper: changing them leaves print and signatures as they are. */
const internal: ReadonlySet<string> = new Set([
  'freigabe',
  'lagerId',
  'dealId',
  'ticketId',
  'serviceAuftragId',
]);
/** Fields that the sums of a document depend on. */
const summed = ['rabatt1', 'rabatt2', 'frachtkosten', 'waehrung'];
/** Fields that the rates of its lines depend on. */
const rated = ['belegdatum', 'besteuerung', 'lkz'];

/** Rules for writing the head of a document: only while it is a draft; its lines follow. */
export const documentChanges: ResourceOptions = {
  async guard(change, call, tables) {
    const { before, after } = change as { before?: DocumentRow; after?: DocumentRow };
    if (!before) requireWritableType(after?.belegart);
    else requireDraft(before);
    if (before && after) await requireSameCurrency(before, after, call.db);
    if (!after) await leave(before as DocumentRow, call, tables);
    else if (after.freigabe && before?.freigabe !== true) {
      await requireSecondPerson(before, change.fields, call);
    }
  },

  prepare: (given, call) => newDocument({ ...given, benutzer: call.caller.kuerzel }, call),

  alongside: ({ before, after, fields }, call) =>
    follow(before as DocumentRow, after as DocumentRow, fields, call),

  async stored(change, call) {
    const { before, after } = change as { before?: DocumentRow; after?: DocumentRow };
    if (!after) return;
    if (!before) await nameInTicket(after, call.db);
    if (!before) await writeEntry(after.id, 'A', 'Beleg angelegt', call);
    else await changed(before, after, change.fields, call);
    if (after.freigabe && before?.freigabe !== true) {
      await writeEntry(after.id, 'R', 'Freigabe erteilt', call);
    }
  },
};

/** Further changes in the head: recipient and taxation with the address, and that a print is out of date. */
async function follow(
  before: DocumentRow,
  after: DocumentRow,
  fields: readonly string[],
  call: WriteCall,
): Promise<Values> {
  const { db, body } = call;
  const more: Record<string, unknown> = {};
  const cleared = (name: string) => fields.includes(name) && after[name as 'sprache'] === null;
  if (fields.includes('adresseId') || cleared('besteuerung') || cleared('sprache')) {
    const isOther = fields.includes('adresseId');
    const company = await readCompany(db);
    const address = await usableAddress(after.adresseId, db);
    const filled = recipientOf(address, company);
    if (isOther) {
      Object.assign(more, namedAddress(address), filled);
      for (const name of Object.keys(more)) if (body[name] != null) more[name] = body[name];
    }
    const { lkz, ustId } = { ...after, ...more } as DocumentRow;
    if (isOther ? body.besteuerung == null : cleared('besteuerung')) {
      more.besteuerung = taxationFor(company, { lkz, ustId });
    }
    if (cleared('sprache')) more.sprache = filled.sprache;
  }
  if (after.belegdatum === null) more.belegdatum = before.belegdatum;
  const isOnPaper = [...fields, ...Object.keys(more)].some((name) => !internal.has(name));
  if (!isOnPaper) return more;
  const content = rewritten(before, call);
  return { ...more, ...content, freigabe: fields.includes('freigabe') && after.freigabe };
}

/**
 * Refuses an approval by the author of the document, where the company asks for one: a second look is never one's own,
 * not even an administrator's.
 */
async function requireSecondPerson(
  before: DocumentRow | undefined,
  fields: readonly string[],
  call: WriteCall,
): Promise<void> {
  if (!(await readCompany(call.db)).needsApproval) return;
  const { id } = call.caller;
  const writer = before?.inhaltVon ?? before?.createdBy;
  const writesNow = !before || fields.some((name) => !internal.has(name));
  if (writesNow || writer === id) {
    throw fieldProblem({ freigabe: [{ code: 'msg_document_own_approval' }] });
  }
}

async function changed(
  before: DocumentRow,
  after: DocumentRow,
  fields: readonly string[],
  call: WriteCall,
): Promise<void> {
  const { db } = call;
  const differs = (name: string) => before[name as 'lkz'] !== after[name as 'lkz'];
  if (rated.some(differs)) await readRates(after, db);
  if (differs('waehrung')) await findPricesAgain(after, db);
  if ([...rated, ...summed].some(differs)) await storeTotals(after, db);
  if (fields.some((name) => !internal.has(name))) await voidSignatures(after.id, db);
  const names = fields.filter((name) => name !== 'freigabe');
  if (names.length > 0) {
    const labels = names.map((name) => fieldLabel('de', 'SalesDocument', name)).join(', ');
    await writeEntry(after.id, 'B', `Geändert: ${labels}`, call);
  }
  if (before.belegstatus !== after.belegstatus) {
    await writeEntry(after.id, 'O', 'Status geändert: gespeichert', call);
  }
}

/** Updates every line's rate to the document's day and taxation. */
async function readRates(document: DocumentRow, db: Executor): Promise<void> {
  const rate = lineRateSql(salesPositions.mwstsatz, document, await readCompany(db));
  await db
    .update(salesPositions)
    .set({ steuersatz: sql`case when ${salesPositions.mwstsatz} is not null then ${rate} end` })
    .where(eq(salesPositions.belegId, document.id));
}

/**
 * Lets a draft's sources be taken over again before it is removed. A signed draft stays with its signatures. A number
 * that went out on paper is never given away, so that nobody asks for what cannot be found: such a draft is booked and
 * then dissolved or cancelled.
 */
async function leave(document: DocumentRow, call: WriteCall, tables: Tables): Promise<void> {
  const { id, belegnummer, gedrucktAm } = document;
  if ((await call.db.$count(signatures, eq(signatures.belegId, id))) > 0) {
    throw problem(409, 'msg_document_signed');
  }
  if (belegnummer !== null && gedrucktAm !== null) {
    throw problem(409, 'msg_document_number_sent', belegnummer);
  }
  const predecessors = await lockPredecessors(id, call.db);
  await releasePredecessors(id, { call, tables });
  await freeBilled(document, { call, tables });
  const text = belegnummer
    ? `Folgebeleg ${belegnummer} gelöscht`
    : 'Folgebeleg ohne Nummer gelöscht';
  // Its own history goes with it; the change history keeps who removed what.
  await writeEntries(
    predecessors.map((predecessor) => ({ belegId: predecessor.id, art: 'I' as const, text })),
    call,
  );
}
