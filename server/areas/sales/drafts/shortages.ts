import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import { addMoney } from '../../../../schemas/rules/decimal';
import type { Executor } from '../../../db/database';
import { products } from '../../../db/generated/products';
import { salesPositions } from '../../../db/generated/sales';
import { stockLevels } from '../../../db/generated/stock';
import { availableFor } from '../booking/available-for';
import type { DocumentRow } from '../document-row';
import { KEPT_IN_STOCK } from './line-of-product';

type Shortage = components['schemas']['DocumentCheck']['bestand'][number];

/** Orders reserve, deliveries and direct documents take. */
const stockTypes = ['02', '03', '05'];

/**
 * The lines of goods for which less is available than booking reserves or takes, line after line: what an
 * earlier one takes is gone for the next. What the orders of its lines have reserved is there for them; booking
 * reckons alike (`availableFor`).
 */
export async function shortagesOf(document: DocumentRow, db: Executor): Promise<Shortage[]> {
  if (!stockTypes.includes(document.belegart.slice(0, 2))) return [];
  const lager = sql<number>`coalesce(${salesPositions.lagId}, ${document.lagerId}::bigint)`;
  const reserved = sql<number>`coalesce((select greatest(0, v.menge_offen) from sales_positions v
    join sales_documents o on o.id = v.beleg_id
    where v.id = ${salesPositions.vorgaengerPositionId} and o.belegart like '02%'
      and o.belegstatus in ('3', '4', '8')), 0)`;
  const lines = await db
    .select({
      positionId: salesPositions.id,
      artikelId: products.id,
      artikelnummer: products.artikelnummer,
      bezeichnung: salesPositions.bezeichnung,
      lagId: lager.mapWith(Number),
      menge: salesPositions.menge,
      level: stockLevels,
      reserved: reserved.mapWith(Number),
    })
    .from(salesPositions)
    .innerJoin(products, eq(products.id, salesPositions.artikelId))
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.artikelId, products.id), eq(stockLevels.lagerId, lager)),
    )
    .where(
      and(
        eq(salesPositions.belegId, document.id),
        eq(salesPositions.positionsArt, 'N'),
        eq(products.artikelart, KEPT_IN_STOCK),
        sql`${lager} is not null`,
      ),
    )
    .orderBy(asc(salesPositions.position), asc(salesPositions.id));
  const keyOf = ({ artikelId, lagId }: (typeof lines)[number]) => `${artikelId} ${lagId}`;
  const own = new Map<string, number>();
  for (const line of lines) {
    own.set(
      keyOf(line),
      addMoney(own.get(keyOf(line)) ?? 0, Math.min(line.reserved, line.menge ?? 0)),
    );
  }
  const left = new Map<string, number>();
  return lines.flatMap((line): Shortage[] => {
    const { level, reserved: _, ...shown } = line;
    const key = keyOf(line);
    const menge = line.menge ?? 0;
    const free = left.get(key) ?? availableFor(level ?? undefined, own.get(key) ?? 0);
    if (menge <= 0) return [];
    left.set(key, Math.max(0, addMoney(free, -menge)));
    return menge > free ? [{ ...shown, menge, verfuegbar: free }] : [];
  });
}
