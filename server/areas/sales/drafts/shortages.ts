import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import { addMoney } from '../../../../schemas/rules/decimal';
import type { Executor } from '../../../db/database';
import { products } from '../../../db/generated/products';
import { salesPositions } from '../../../db/generated/sales';
import { stockLevels } from '../../../db/generated/stock';
import type { DocumentRow } from '../document-row';
import { availableFor, type StockOfWarehouse } from '../../stock/available-for';
import { KEPT_IN_STOCK } from './line-of-product';

type Shortage = components['schemas']['DocumentCheck']['bestand'][number];

/** Types that reserve (orders) or take stock (deliveries and direct documents). */
const stockTypes = ['02', '03', '05'];

/**
 * Finds the lines of goods for which less is available than booking reserves or takes, line after line: what an earlier
 * one takes is gone for the next, by the rule with which booking refuses.
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
      bestand: stockLevels.bestand,
      blockiert: stockLevels.blockiert,
      inKommissionierung: stockLevels.inKommissionierung,
      verfuegbar: stockLevels.verfuegbar,
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
  const takes = !document.belegart.startsWith('02');
  const left = new Map<string, StockOfWarehouse>();
  return lines.flatMap(({ reserved, ...line }): Shortage[] => {
    const { positionId, artikelId, artikelnummer, bezeichnung, lagId } = line;
    const key = `${artikelId} ${lagId}`;
    const level = left.get(key) ?? stockIn(line);
    const menge = line.menge ?? 0;
    const own = Math.max(0, Math.min(reserved, menge));
    const verfuegbar = availableFor(level, own);
    left.set(key, {
      ...level,
      bestand: takes ? addMoney(level.bestand, -menge) : level.bestand,
      verfuegbar: addMoney(level.verfuegbar, own, -menge),
    });
    return menge > verfuegbar && menge > 0
      ? [{ positionId, artikelId, artikelnummer, bezeichnung, lagId, menge, verfuegbar }]
      : [];
  });
}

/** Stock in a warehouse; 0 where the product never was. */
function stockIn(level: {
  [Name in keyof StockOfWarehouse]: number | null;
}): StockOfWarehouse {
  const { bestand, blockiert, inKommissionierung, verfuegbar } = level;
  return {
    bestand: bestand ?? 0,
    blockiert: blockiert ?? 0,
    inKommissionierung: inKommissionierung ?? 0,
    verfuegbar: verfuegbar ?? 0,
  };
}
