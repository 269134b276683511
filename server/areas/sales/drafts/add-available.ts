import { and, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { products } from '../../../db/generated/products';
import { stockLevels } from '../../../db/generated/stock';
import { availableFor } from '../../stock/available-for';
import { KEPT_IN_STOCK } from './line-of-product';

/** Line, as far as it says what it takes, and where; a suggestion has no id. */
interface Line {
  id?: unknown;
  artikelId?: unknown;
  lagId?: unknown;
  verfuegbar?: unknown;
  lieferbar?: unknown;
}

/**
 * Adds to each line the available quantity of its product, the figure that the product has everywhere, and how much of
 * it the line's warehouse can deliver for this document, by the rule with which booking refuses. Null for what is not
 * kept in stock: services, texts.
 */
export async function addAvailable(lines: readonly Line[], db: Executor): Promise<void> {
  for (const line of lines) Object.assign(line, { verfuegbar: null, lieferbar: null });
  const ids = [...new Set(lines.flatMap(({ artikelId }) => artikelId ?? []).map(Number))];
  if (ids.length === 0) return;
  const { id, artikelart, verfuegbar } = products;
  const kept = new Map(
    (
      await db.select({ id, artikelart, verfuegbar }).from(products).where(inArray(id, ids))
    ).flatMap((one) =>
      one.artikelart === KEPT_IN_STOCK ? [[one.id, one.verfuegbar] as const] : [],
    ),
  );
  const inStock = lines.filter(({ artikelId }) => kept.has(Number(artikelId ?? 0)));
  for (const line of inStock) line.verfuegbar = kept.get(Number(line.artikelId));
  const stored = inStock.filter(({ lagId }) => lagId != null);
  const levels = await levelsOf(stored, db);
  const reserved = await reservedBy(stored, db);
  for (const line of stored) {
    const level = levels.get(keyOf(line.artikelId, line.lagId));
    line.lieferbar = availableFor(level, reserved.get(Number(line.id ?? 0)) ?? 0);
  }
}

async function levelsOf(lines: readonly Line[], db: Executor) {
  if (lines.length === 0) return new Map<string, typeof stockLevels.$inferSelect>();
  const { artikelId, lagerId } = stockLevels;
  const numbers = (values: unknown[]) => [...new Set(values.map(Number))];
  const rows = await db
    .select()
    .from(stockLevels)
    .where(
      and(
        inArray(artikelId, numbers(lines.map((line) => line.artikelId))),
        inArray(lagerId, numbers(lines.map((line) => line.lagId))),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row.artikelId, row.lagerId), row]));
}

/**
 * Quantities that living orders have reserved for lines: their own, or those of the order that a line was taken from.
 */
async function reservedBy(lines: readonly Line[], db: Executor): Promise<Map<number, number>> {
  const ids = lines.flatMap(({ id }) => id ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; reserved: string }>(sql`
    select p.id, greatest(0, o.menge_offen) reserved
    from sales_positions p
    join sales_positions o on o.id in (p.id, p.vorgaenger_position_id)
    join sales_documents d on d.id = o.beleg_id
    where ${inArray(sql`p.id`, ids)} and d.belegart like '02%' and d.belegstatus in ('3', '4', '8')`);
  return new Map(rows.map(({ id, reserved }) => [Number(id), Number(reserved)]));
}

const keyOf = (artikelId: unknown, lagerId: unknown) => `${String(artikelId)} ${String(lagerId)}`;
