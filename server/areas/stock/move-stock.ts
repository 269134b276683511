import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { addMoney } from '../../../schemas/rules/decimal';
import type { Executor } from '../../db/database';
import { systemParameters } from '../../db/generated/base';
import { products } from '../../db/generated/products';
import { locationStock, stockLevels, stockMovements, storages } from '../../db/generated/stock';
import { problem } from '../../http/errors/problem';
import { availableFor } from './available-for';

/** Movement of goods in a warehouse; a negative quantity takes. */
export interface Move {
  artikelId: number;
  lagerId: number;
  groesse: 'BESTAND' | 'RESERVIERT' | 'UMLAGERUNG';
  menge: number;
  /** Sales document that moves them, if one does. */
  document?: { id: number; belegnummer: string | null };
  /** Number of anything else that moves them: a transfer, a service order. */
  nummer?: string;
  /** Place of the goods; found where a warehouse has locations, unless named. */
  lagerplatz?: string | null | undefined;
}

export type StockLevel = typeof stockLevels.$inferSelect;

/** Locks products and their stock in warehouses, in the order of docs/derived-sums.md. */
export async function lockStock(
  productIds: readonly number[],
  db: Executor,
): Promise<StockLevel[]> {
  const ids = [...new Set(productIds)];
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  return db
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.artikelId, ids))
    .orderBy(asc(stockLevels.artikelId), asc(stockLevels.lagerId))
    .for('no key update');
}

/**
 * Moves stock in one statement. Throws 409 `msg_stock_insufficient` for taking what is not there, unless the company
 * allows that; `always` refuses it whatever the company allows.
 */
export async function moveStock(
  moves: readonly Move[],
  db: Executor,
  { always = false } = {},
): Promise<void> {
  const moved = moves.filter(({ menge }) => menge !== 0);
  if (moved.length === 0) return;
  const levels = await lockStock(
    moved.map(({ artikelId }) => artikelId),
    db,
  );
  if (always || !(await mayBeNegative(db))) await requireStock(moved, levels, db);
  const placed = await placedMoves(moved, db);
  await db.insert(stockMovements).values(
    placed.map(({ document, nummer, lagerplatz = null, ...move }) => ({
      ...move,
      lagerplatz,
      belegId: document?.id ?? null,
      belegnummer: document?.belegnummer ?? nummer ?? null,
    })),
  );
}

/** Reads the parameter LAGER.NEGATIVBESTAND (3-decisions §3.6): N refuses to take more than there is. */
async function mayBeNegative(db: Executor): Promise<boolean> {
  const [parameter] = await db
    .select({ wert: systemParameters.wert })
    .from(systemParameters)
    .where(eq(systemParameters.name, 'LAGER.NEGATIVBESTAND'));
  return parameter?.wert !== 'N';
}

async function requireStock(
  moves: readonly Move[],
  levels: readonly StockLevel[],
  db: Executor,
): Promise<void> {
  const known = new Map(levels.map((level) => [placeKey(level), level]));
  for (const { artikelId, lagerId, taken, released } of takenByPlace(moves)) {
    const level = known.get(placeKey({ artikelId, lagerId }));
    const available = availableFor(level, released);
    if (taken <= available) continue;
    const [product] = await db
      .select({ artikelnummer: products.artikelnummer })
      .from(products)
      .where(eq(products.id, artikelId));
    throw problem(409, 'msg_stock_insufficient', product?.artikelnummer ?? '', String(available));
  }
}

/** Key of a product in a warehouse. */
const placeKey = ({ artikelId, lagerId }: Pick<Move, 'artikelId' | 'lagerId'>) =>
  `${artikelId} ${lagerId}`;

interface Taken {
  artikelId: number;
  lagerId: number;
  taken: number;
  released: number;
}

function takenByPlace(moves: readonly Move[]): Taken[] {
  const places = new Map<string, Taken>();
  for (const { artikelId, lagerId, groesse, menge } of moves) {
    const key = placeKey({ artikelId, lagerId });
    const place = places.get(key) ?? { artikelId, lagerId, taken: 0, released: 0 };
    places.set(key, place);
    if (groesse === 'BESTAND') place.taken = addMoney(place.taken, -menge);
    else if (groesse === 'RESERVIERT') place.released = addMoney(place.released, -menge);
  }
  return [...places.values()].filter(({ taken }) => taken > 0);
}

/** Adds to moves the places of the goods: taken from one place after the other, put where some lie already. */
async function placedMoves(moves: readonly Move[], db: Executor): Promise<Move[]> {
  const stocked = moves.filter((move) => move.groesse === 'BESTAND' && move.lagerplatz == null);
  if (stocked.length === 0) return [...moves];
  const rows = await db
    .select({
      ...{ place: locationStock.lagerplatz, menge: locationStock.bestand },
      artikelId: locationStock.artikelId,
      lagerId: locationStock.lagerId,
    })
    .from(locationStock)
    .innerJoin(storages, and(eq(storages.id, locationStock.lagerId), storages.hatLagerplaetze))
    .where(inArray(locationStock.artikelId, [...new Set(stocked.map((move) => move.artikelId))]))
    // Goods go where some lay once if none lie anywhere any more.
    .orderBy(desc(gt(locationStock.bestand, sql`0`)), asc(locationStock.lagerplatz));
  const locations = new Map<string, Locations>();
  for (const row of rows) {
    const own = locations.get(placeKey(row)) ?? { all: [], next: 0 };
    locations.set(placeKey(row), own);
    own.all.push({ place: row.place, menge: row.menge });
  }
  return moves.flatMap((move) => {
    if (move.groesse !== 'BESTAND' || move.lagerplatz != null) return [move];
    const places = locations.get(placeKey(move));
    const first = places?.all[0];
    if (!first) return [move];
    if (move.menge < 0) return takenFrom(places, first.place, move);
    first.menge = addMoney(first.menge, move.menge);
    places.next = 0;
    return [{ ...move, lagerplatz: first.place }];
  });
}

/** Locations of a product in a warehouse; before `next` none lie any more. */
interface Locations {
  all: { place: string; menge: number }[];
  next: number;
}

/**
 * Takes goods from one location after the other, what is missing from the first one. Emptied ones are not looked at
 * again: users name as many as they like, and a document has thousands of lines.
 */
function takenFrom(places: Locations, first: string, move: Move): Move[] {
  let left = -move.menge;
  const parts: Move[] = [];
  for (; left > 0 && places.next < places.all.length; places.next++) {
    const place = places.all[places.next] as Locations['all'][number];
    const taken = Math.min(left, place.menge);
    if (taken <= 0) continue;
    left = addMoney(left, -taken);
    place.menge = addMoney(place.menge, -taken);
    parts.push({ ...move, menge: -taken, lagerplatz: place.place });
    if (place.menge > 0) break;
  }
  return left === 0 ? parts : [...parts, { ...move, menge: -left, lagerplatz: first }];
}
