import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import type { Call } from '../../../http/operations/call';
import { requireLock } from '../../../resources/locks/require-lock';
import { recordToActOn, storeAction } from '../../../resources/changes/act-on-record';
import { noteInDocument } from './document-history';
import type { DocumentRow, PositionRow } from '../document-row';
import type { Changing } from './changing';
import type { Receivables } from './receivables';

/** Context of an action on documents, with the language of its messages. */
export interface Acting extends Changing {
  call: Changing['call'] & Pick<Call, 'language' | 'afterCommit'>;
  receivables: Receivables;
}

/** Locks documents in the order of their ids; ids that do not exist are left out. */
export function lockDocuments(ids: readonly number[], db: Executor): Promise<DocumentRow[]> {
  return db
    .select()
    .from(salesDocuments)
    .where(inArray(salesDocuments.id, [...ids]))
    .orderBy(asc(salesDocuments.id))
    .for('update');
}

/** Reads documents in the order of their ids; ids that do not exist are left out. */
export function readDocuments(ids: readonly number[], db: Executor): Promise<DocumentRow[]> {
  return db
    .select()
    .from(salesDocuments)
    .where(inArray(salesDocuments.id, [...ids]))
    .orderBy(asc(salesDocuments.id));
}

/**
 * Locks the document that a call names: one that the caller may act on by the right, in the version that he names, if he
 * names one. Throws 404, 403, 412 and 423.
 */
export function lockedDocument(id: number, { call, tables }: Changing): Promise<DocumentRow> {
  return recordToActOn<DocumentRow>(tables.resourceOf('BEK'), id, call);
}

/** Throws 423 while somebody else edits the document. */
export async function requireNotEdited(
  row: DocumentRow,
  { call, tables }: Changing,
): Promise<void> {
  await requireLock({ resource: tables.resourceOf('BEK'), row }, call);
}

/** Reads the lines of documents in their order. */
export function linesOf(ids: readonly number[], db: Executor): Promise<PositionRow[]> {
  const { belegId, position, id } = salesPositions;
  return db
    .select()
    .from(salesPositions)
    .where(inArray(belegId, [...ids]))
    .orderBy(asc(belegId), asc(position), asc(id));
}

/** Changes a document, with its change history and events; `remark` says why. */
export function storeDocument(
  before: DocumentRow,
  changes: Partial<DocumentRow>,
  { call, tables }: Changing,
  remark?: string,
): Promise<DocumentRow> {
  return storeAction(tables.resourceOf('BEK'), before, changes, { ...call, remark });
}

/** Gives a document another status and notes it in its history. */
export async function changeStatus(
  before: DocumentRow,
  belegstatus: string,
  acting: Changing,
  changes: Partial<DocumentRow> = {},
): Promise<DocumentRow> {
  const after = await storeDocument(before, { ...changes, belegstatus }, acting);
  await noteInDocument(after.id, { status: [before.belegstatus, belegstatus] }, acting.call);
  return after;
}
