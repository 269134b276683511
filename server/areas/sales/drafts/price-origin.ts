import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import type { DocumentRow } from '../document-row';
import { foundPrice } from './found-price';

/** Line as far as it says where its price and purchase price may come from. */
export interface PricedLine {
  artikelId?: number | null | undefined;
  menge?: number | null | undefined;
  /** Line of another document that it was taken over from. */
  vorgaengerPositionId?: number | null | undefined;
}

/**
 * Determines the origin of a given price: taken over where the line before has it, the rule that finds the same, else
 * by hand. A page sends what it has shown, so a price alone does not tell who wrote it.
 */
export async function originOf(
  einzelpreis: number,
  line: PricedLine,
  document: DocumentRow,
  db: Executor,
): Promise<string> {
  if (await isTakenOver(einzelpreis, line, db)) return 'UEBERNOMMEN';
  const found = await foundFor(line, document, db);
  return found?.einzelpreis === einzelpreis && found.preisregel ? found.preisregel : 'MANUELL';
}

async function isTakenOver(einzelpreis: number, line: PricedLine, db: Executor): Promise<boolean> {
  if (line.vorgaengerPositionId == null) return false;
  const [former] = await db
    .select({ artikelId: salesPositions.artikelId, einzelpreis: salesPositions.einzelpreis })
    .from(salesPositions)
    .where(eq(salesPositions.id, line.vorgaengerPositionId));
  return former?.einzelpreis === einzelpreis && former.artikelId === (line.artikelId ?? null);
}

/** Tells whether a line's purchase price differs from its product's; true for one without a product. */
export async function hasOwnPurchasePrice(
  line: PricedLine & { eknetto: number | null },
  document: DocumentRow,
  db: Executor,
): Promise<boolean> {
  const found = await foundFor(line, document, db);
  return (found?.eknetto ?? null) !== line.eknetto;
}

async function foundFor({ artikelId, menge }: PricedLine, document: DocumentRow, db: Executor) {
  return artikelId == null
    ? undefined
    : (await foundPrice(document, { artikelId, menge: menge ?? 1 }, db)).price;
}
