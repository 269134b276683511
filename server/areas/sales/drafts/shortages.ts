import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import { decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import type { Executor } from '../../../db/database';
import { products } from '../../../db/generated/products';
import { salesPositions } from '../../../db/generated/sales';
import { stockLevels } from '../../../db/generated/stock';
import type { DocumentRow } from '../document-row';
import { KEPT_IN_STOCK } from './line-of-product';

type Shortage = components['schemas']['DocumentCheck']['bestand'][number];

/** Orders reserve, deliveries and direct documents take. */
const stockTypes = ['02', '03', '05'];

/**
 * The lines of goods for which less is available than booking reserves or takes, line after line: what an
 * earlier one takes is gone for the next. What the order of a line has reserved is there for it.
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
      verfuegbar: sql<number>`coalesce(${stockLevels.verfuegbar}, 0)`.mapWith(Number),
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
  const left = new Map<string, number>();
  return lines.flatMap(({ menge, reserved: own, ...line }): Shortage[] => {
    const key = `${line.artikelId} ${line.lagId}`;
    const there = left.get(key) ?? line.verfuegbar;
    const free = roundHalfUp(decimal(there).plus(Math.min(own, menge ?? 0)), 2);
    left.set(key, roundHalfUp(decimal(free).minus(menge ?? 0), 2));
    return (menge ?? 0) > free && (menge ?? 0) > 0
      ? [{ ...line, menge: menge ?? 0, verfuegbar: free }]
      : [];
  });
}
