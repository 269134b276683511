import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  numbersProblem,
  partNumbering,
  tidyNumbers,
  type Numbering,
} from '../../../schemas/rules/part-numbers';
import { products } from '../../db/generated/products';
import { storages } from '../../db/generated/stock';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/errors/problem';
import { serialNumbers } from './tables';

/** Reads how the parts of a product are numbered: each, by batch, or not. Throws 422 for an unknown product. */
export async function numberingOf(artikelId: number, db: Executor): Promise<Numbering> {
  const [product] = await db
    .select({
      istSeriennummernArtikel: products.istSeriennummernArtikel,
      istChargenArtikel: products.istChargenArtikel,
    })
    .from(products)
    .where(eq(products.id, artikelId));
  if (!product) throw fieldProblem({ artikelId: [{ code: 'msg_reference_unknown' }] });
  return partNumbering(product);
}

/**
 * Trims the numbers of so many parts: one for each, one of their batch, or none. Throws 422 at `field` for too few, too
 * many, and one given twice.
 */
export function requireNumbers(
  given: readonly string[],
  { numbering, menge, field }: { numbering: Numbering; menge: number; field: string },
): string[] {
  const numbers = tidyNumbers(given);
  const wrong = numbersProblem(numbers, { numbering, menge });
  if (wrong) throw fieldProblem({ [field]: [wrong] });
  return numbers;
}

interface SerialMove {
  artikelId: number;
  numbers: readonly string[];
  /** Warehouse that they have to lie in. */
  from: number | null;
  /** Place they go to: a warehouse, installed, or on their way (null). */
  to: number | 'installed' | null;
  /** True if unknown numbers become known. */
  mayBeNew?: boolean;
  /** True if they were in a device until now. */
  isTakenOut?: boolean;
}

/**
 * Moves parts by their numbers, whose rows are locked. Throws 409 for one that is installed, lies in another warehouse,
 * or is unknown although it has to lie in `from`.
 */
export async function moveSerials(
  { artikelId, numbers, from, to, mayBeNew = false, isTakenOut = false }: SerialMove,
  db: Executor,
): Promise<void> {
  if (numbers.length === 0) return;
  if (mayBeNew) {
    await db
      .insert(serialNumbers)
      .values([...numbers].sort().map((seriennr) => ({ artikelId, seriennr })))
      .onConflictDoNothing();
  }
  const these = and(
    eq(serialNumbers.artikelId, artikelId),
    inArray(serialNumbers.seriennr, [...numbers]),
  );
  const found = await db
    .select()
    .from(serialNumbers)
    .where(these)
    .orderBy(asc(serialNumbers.seriennr))
    .for('update');
  for (const number of numbers) {
    const row = found.find(({ seriennr }) => seriennr === number);
    if (!row) throw problem(409, 'msg_serial_unknown', number);
    if (row.eingebaut && isTakenOut) continue;
    if (row.eingebaut) throw problem(409, 'msg_serial_installed', number);
    const isThere = row.lagerId === from || (mayBeNew && row.lagerId === null);
    if (isThere) continue;
    throw problem(409, 'msg_serial_elsewhere', number, await nameOfStorage(row.lagerId, db));
  }
  await db
    .update(serialNumbers)
    .set(
      to === 'installed' ? { lagerId: null, eingebaut: true } : { lagerId: to, eingebaut: false },
    )
    .where(these);
}

/** Takes a part out of a device again: it lies in a warehouse, or is on its way. */
export async function uninstallSerial(
  { artikelId, seriennr }: { artikelId: number; seriennr: string },
  to: number | null,
  db: Executor,
): Promise<void> {
  await db
    .insert(serialNumbers)
    .values({ artikelId, seriennr, lagerId: to })
    .onConflictDoUpdate({
      target: [serialNumbers.artikelId, serialNumbers.seriennr],
      set: { lagerId: to, eingebaut: false },
    });
}

async function nameOfStorage(id: number | null, db: Executor): Promise<string> {
  if (id === null) return '–';
  const [storage] = await db
    .select({ name: storages.kurzbezeichnung })
    .from(storages)
    .where(eq(storages.id, id));
  return storage?.name ?? '–';
}
