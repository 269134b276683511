import { and, eq, isNull, sql, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import { stockMovements } from '../../../db/generated/stock';
import type { Caller } from '../../../http/access/caller';
import { problem } from '../../../http/errors/problem';
import type { DocumentRow, PositionRow } from '../document-row';
import { goodsOf } from './goods';
import type { Move } from '../../stock/move-stock';
import { usualStorage } from '../../stock/storage-regions';

/**
 * Gives each line of goods of a document that is being booked its warehouse: its own, the document's, or the one that
 * goods leave from for whoever books. Throws 409 when there is none.
 */
export async function withWarehouses(
  document: DocumentRow,
  lines: readonly PositionRow[],
  { caller, db }: { caller: Caller; db: Executor },
): Promise<PositionRow[]> {
  const goods = await goodsOf(lines, db);
  const without = lines.filter(({ id, lagId }) => goods.has(id) && lagId === null);
  const [first] = without;
  if (!first) return [...lines];
  const lagId = document.lagerId ?? (await usualStorage(caller, db));
  if (lagId === null) throw problem(409, 'msg_document_warehouse_missing', String(first.position));
  const ids = without.map(({ id }) => id);
  await db
    .update(salesPositions)
    .set({ lagId })
    .where(and(inArray(salesPositions.id, ids), isNull(salesPositions.lagId)));
  return lines.map((line) => (ids.includes(line.id) ? { ...line, lagId } : line));
}

/** Stock movements of a delivery or a direct document (3-decisions §3.6); other types take nothing. */
export async function goodsTaken(
  document: DocumentRow,
  lines: readonly PositionRow[],
  db: Executor,
): Promise<Move[]> {
  if (!takesGoods(document)) return [];
  const goods = await goodsOf(lines, db);
  return lines.flatMap((line): Move[] => {
    const artikelId = goods.get(line.id);
    if (artikelId === undefined || line.lagId === null) return [];
    const menge = -(line.menge ?? 0);
    return [{ artikelId, lagerId: line.lagId, groesse: 'BESTAND', menge, document }];
  });
}

/** Reverses a document's stock movements, where it took the goods from, booked on the document that gives them back. */
export async function goodsReturned(
  { id }: DocumentRow,
  document: Pick<DocumentRow, 'id' | 'belegnummer'>,
  db: Executor,
): Promise<Move[]> {
  const { belegId, groesse, artikelId, lagerId, lagerplatz, menge } = stockMovements;
  const rows = await db
    .select({ artikelId, lagerId, lagerplatz, menge: sql<string>`-sum(${menge})` })
    .from(stockMovements)
    .where(and(eq(belegId, id), eq(groesse, 'BESTAND')))
    .groupBy(artikelId, lagerId, lagerplatz);
  return rows.map((row) => ({ ...row, menge: Number(row.menge), groesse: 'BESTAND', document }));
}

function takesGoods({ belegart }: DocumentRow): boolean {
  return belegart.startsWith('03') || belegart.startsWith('05');
}
