import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { products } from '../../../db/generated/products';
import type { PositionRow } from '../document-row';

/** Article kind «with stock» (specification 1 §4). An assembly's parts are lines of their own. */
const WITH_STOCK = '1';

/** Finds the lines that move stock, by id, with their products: goods in lines that count. */
export async function goodsOf(
  lines: readonly PositionRow[],
  db: Executor,
): Promise<ReadonlyMap<number, number>> {
  const counted = lines.filter(({ positionsArt }) => positionsArt === 'N');
  const ids = [...new Set(counted.flatMap(({ artikelId }) => artikelId ?? []))];
  if (ids.length === 0) return new Map();
  const kept = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.artikelart, WITH_STOCK)));
  const goods = new Set(kept.map(({ id }) => id));
  return new Map(
    counted.flatMap(({ id, artikelId }) =>
      artikelId !== null && goods.has(artikelId) ? [[id, artikelId]] : [],
    ),
  );
}
