import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  bookedChanges,
  COUNTER_DOCUMENT,
  isEditable,
  statusByTakeover,
} from '../../../../schemas/rules/document-states';
import type { Executor } from '../../../db/database';
import { salesDocuments, salesPositions } from '../../../db/generated/sales';
import { documentLinks } from '../tables';
import type { DocumentRow, PositionRow } from '../document-row';
import { changeStatus, linesOf, lockDocuments } from './acting';
import type { Changing } from './changing';
import { moveStock, type Move } from '../../stock/move-stock';
import { reservationChanges } from './reservations';

/** Locks the documents that a document came from, by id. */
export async function lockPredecessors(id: number, db: Executor): Promise<DocumentRow[]> {
  const links = await db
    .select({ id: documentLinks.vorgaengerId })
    .from(documentLinks)
    .where(eq(documentLinks.nachfolgerId, id));
  return links.length === 0
    ? []
    : lockDocuments(
        links.map((link) => link.id),
        db,
      );
}

/**
 * Recomputes what booked successors took of these documents, which are locked: quantities of lines, statuses, and the
 * changes of an order's reservation, which are returned to be moved with the rest. The successor `booking`, which is
 * about to be booked, counts already.
 */
export async function recomputeTakeover(
  documents: readonly DocumentRow[],
  acting: Changing,
  { booking = 0 } = {},
): Promise<Move[]> {
  if (documents.length === 0) return [];
  const { db } = acting.call;
  const ids = documents.map(({ id }) => id);
  const before = await linesOf(ids, db);
  await db.execute(sql`
    update sales_positions p set menge_uebernommen = t.menge, version = p.version + 1
    from (
      select v.id, coalesce(sum(n.menge) filter (where d.id is not null), 0) menge
      from sales_positions v
      left join sales_positions n on n.vorgaenger_position_id = v.id
      left join sales_documents d on d.id = n.beleg_id and (d.belegstatus not in ('1', '2') or d.id = ${booking})
        and not d.storniert and d.belegart <> ${COUNTER_DOCUMENT}
      where ${inArray(sql`v.beleg_id`, ids)}
      group by v.id) t
    where p.id = t.id and p.menge_uebernommen <> t.menge`);
  const after = await linesOf(ids, db);
  for (const document of documents) await recomputeStatus(document, after, booking, acting);
  return reservationChanges(documents, before, after, db);
}

async function recomputeStatus(
  document: DocumentRow,
  lines: readonly PositionRow[],
  booking: number,
  acting: Changing,
): Promise<void> {
  // Drafts have no successors; dissolved and cancelled documents stay so.
  if (!bookedChanges[document.belegstatus]?.length) return;
  const successors = await successorsOf(document.id, acting.call.db);
  const booked = successors.filter(({ document, isDraft }) => !isDraft || document.id === booking);
  const belegstatus = statusByTakeover({
    hasDraft: booked.length < successors.length,
    hasBooked: booked.length > 0,
    isMerged: booked.some(({ isMerged }) => isMerged),
    isOpen: lines.some((line) => line.belegId === document.id && isOpen(line)),
  });
  if (belegstatus !== document.belegstatus) await changeStatus(document, belegstatus, acting);
}

/** Tells whether a line that counts has a quantity left; one that was delivered in excess has not. */
function isOpen({ menge, mengeOffen }: Pick<PositionRow, 'menge' | 'mengeOffen'>): boolean {
  return (mengeOffen ?? 0) * (menge ?? 0) > 0;
}

interface Successor {
  document: DocumentRow;
  isDraft: boolean;
  /** True if it took over other documents as well. */
  isMerged: boolean;
}

/** Finds the successors of a document that were not cancelled; its counter document is no successor. */
export async function successorsOf(id: number, db: Executor): Promise<Successor[]> {
  const rows = await db
    .select({
      document: salesDocuments,
      predecessors: sql<number>`(select count(*)::int from ${documentLinks} l
        where l.nachfolger_id = ${salesDocuments.id})`,
    })
    .from(documentLinks)
    .innerJoin(salesDocuments, eq(salesDocuments.id, documentLinks.nachfolgerId))
    .where(
      and(
        eq(documentLinks.vorgaengerId, id),
        eq(salesDocuments.storniert, false),
        ne(salesDocuments.belegart, COUNTER_DOCUMENT),
      ),
    )
    .orderBy(asc(salesDocuments.id));
  return rows.map(({ document, predecessors }) => ({
    document,
    isDraft: isEditable(document),
    isMerged: predecessors > 1,
  }));
}

/**
 * Takes a draft that is about to be removed out of its chain: what it came from can be taken over again. Call it before
 * the removal.
 */
export async function releasePredecessors(id: number, acting: Changing): Promise<void> {
  const { db } = acting.call;
  const predecessors = await lockPredecessors(id, db);
  if (predecessors.length === 0) return;
  await db.delete(documentLinks).where(eq(documentLinks.nachfolgerId, id));
  await db
    .update(salesPositions)
    .set({ vorgaengerPositionId: null })
    .where(eq(salesPositions.belegId, id));
  await moveStock(await recomputeTakeover(predecessors, acting), acting.call.db);
}
