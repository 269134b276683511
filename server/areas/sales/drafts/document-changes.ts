import { eq, sql } from 'drizzle-orm';
import { salesPositions } from '../../../db/generated/sales';
import type { Executor } from '../../../db/database';
import { fieldLabel } from '../../../http/labels';
import { problem } from '../../../http/problem';
import type { ResourceOptions, WriteCall } from '../../../resources/resource';
import { readCompany, taxationFor } from '../company';
import { writeEntries, writeEntry } from '../document-entries';
import { requireDraft, type DocumentRow } from '../document-row';
import { leavePredecessors } from './leave-predecessors';
import { lineRateSql } from './line-rate';
import { newDocument, requireWritableType } from './new-document';
import { namedAddress, recipientOf, usableAddress } from './recipient';
import { storeTotals, unprinted, voidSignatures } from './refresh-document';

type Values = Readonly<Record<string, unknown>>;

/** What is on no paper: a change of it leaves print and signatures as they are. */
const internal: ReadonlySet<string> = new Set(['freigabe', 'lagerId']);
/** What the sums of a document depend on. */
const summed = ['rabatt1', 'rabatt2', 'frachtkosten'];
/** What the rates of its lines depend on. */
const rated = ['belegdatum', 'besteuerung', 'lkz'];

/** The head of a document: written while it is a draft, followed by its lines. */
export const documentChanges: ResourceOptions = {
  async guard({ before, after }, call) {
    if (!before) return requireWritableType(after?.belegart);
    requireDraft(before as DocumentRow);
    if (!after) await requireRemovable(before as DocumentRow, call);
  },

  prepare: (given, call) => newDocument(given, call),

  alongside: ({ before, after, fields }, call) =>
    follow(before as DocumentRow, after as DocumentRow, fields, call),

  async stored(change, call) {
    const { before, after } = change as { before?: DocumentRow; after?: DocumentRow };
    if (!after) return;
    if (!before) await writeEntry(after.id, 'A', 'Beleg angelegt', call);
    else await changed(before, after, change.fields, call);
    if (after.freigabe && before?.freigabe !== true) {
      await writeEntry(after.id, 'R', 'Freigabe erteilt', call);
    }
  },
};

/** What else changes in the head: recipient and taxation with the address, and that a print is out of date. */
async function follow(
  before: DocumentRow,
  after: DocumentRow,
  fields: readonly string[],
  { db, body }: WriteCall,
): Promise<Values> {
  const more: Record<string, unknown> = {};
  const cleared = (name: string) => fields.includes(name) && after[name as 'sprache'] === null;
  if (fields.includes('adresseId') || cleared('besteuerung') || cleared('sprache')) {
    const isOther = fields.includes('adresseId');
    const company = await readCompany(db);
    const address = await usableAddress(after.adresseId, db);
    const filled = recipientOf(address, company);
    if (isOther) {
      Object.assign(more, namedAddress(address), { ansprechpartnerId: null });
      Object.assign(more, filled);
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
  return isOnPaper ? { ...more, ...unprinted(before) } : more;
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

/** Every line's rate as it is on the document's day, and as the document is taxed. */
async function readRates(document: DocumentRow, db: Executor): Promise<void> {
  const rate = lineRateSql(salesPositions.mwstsatz, document, await readCompany(db));
  await db
    .update(salesPositions)
    .set({ steuersatz: sql`case when ${salesPositions.mwstsatz} is not null then ${rate} end` })
    .where(eq(salesPositions.belegId, document.id));
}

/**
 * A number that went out on paper is never given away: who has it would find nothing. What it was printed
 * with stays a draft no one books, or is booked and dissolved.
 */
async function requireRemovable(document: DocumentRow, call: WriteCall): Promise<void> {
  const { id, belegnummer, gedrucktAm } = document;
  if (belegnummer !== null && gedrucktAm !== null) {
    throw problem(409, 'msg_document_number_sent', belegnummer);
  }
  const left = await leavePredecessors(id, call.db);
  const what = belegnummer ? `Folgebeleg ${belegnummer}` : 'Folgebeleg ohne Nummer';
  await writeEntries(
    left.map((belegId) => ({ belegId, art: 'I' as const, text: `${what} gelöscht` })),
    call,
  );
}
