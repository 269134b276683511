import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import type { DocumentRow } from '../document-row';
import { foundPrice } from './found-price';

/** A line as far as it says what its price and purchase price may come from. */
export interface PricedLine {
  artikelId?: number | null | undefined;
  menge?: number | null | undefined;
  /** The line of another document that it was taken over from. */
  vorgaengerPositionId?: number | null | undefined;
}

/**
 * Says why a price that was written is what it is: taken over where the line before has it, by the rule that
 * finds the same, else by hand. A page sends what it has shown, so that a price says nothing of who wrote it.
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

/** Whether a line's purchase price is another one than its product has; true for one without a product. */
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
