import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesPositions } from '../../../db/generated/sales';
import { fieldProblem } from '../../../http/errors/problem';
import type { DocumentRow } from '../document-row';
import { documentLinks } from '../tables';
import { foundPrice, hasPrices } from './found-price';

/**
 * Refuses another currency for a document that came from others: an order and its parts add up in one. Throws 422.
 */
export async function requireSameCurrency(
  { id, waehrung }: DocumentRow,
  after: Pick<DocumentRow, 'waehrung'>,
  db: Executor,
): Promise<void> {
  if (after.waehrung === waehrung) return;
  if ((await db.$count(documentLinks, eq(documentLinks.nachfolgerId, id))) === 0) return;
  throw fieldProblem({
    waehrung: [{ code: 'msg_document_currency_kept', parameters: [waehrung] }],
  });
}

/**
 * Finds the prices of a draft's products again in its new currency, or none where there are no prices in it: 4,900 euro
 * are not 4,900 yen. A price that somebody wrote stays, a purchase price in another currency does not.
 */
export async function findPricesAgain(document: DocumentRow, db: Executor): Promise<void> {
  const { id, artikelId, menge, preisregel, rabatt1, rabatt2 } = salesPositions;
  const ofProducts = and(eq(salesPositions.belegId, document.id), isNotNull(artikelId));
  const isFound = sql`${preisregel} is distinct from 'MANUELL'`;
  if (!hasPrices(document)) {
    await db
      .update(salesPositions)
      .set({ eknetto: null })
      .where(eq(salesPositions.belegId, document.id));
    await db
      .update(salesPositions)
      .set({ einzelpreis: null, preisregel: null })
      .where(and(ofProducts, isFound));
    return;
  }
  const lines = await db
    .select({ id, artikelId, menge, preisregel, rabatt1, rabatt2 })
    .from(salesPositions)
    .where(ofProducts);
  for (const line of lines) {
    const wish = { artikelId: line.artikelId ?? 0, menge: line.menge ?? 1 };
    const { price } = await foundPrice(document, wish, db);
    const found = {
      einzelpreis: price.einzelpreis,
      preisregel: price.preisregel,
      rabatt1: line.rabatt1 ?? price.rabatt1,
      rabatt2: line.rabatt2 ?? price.rabatt2,
      einzelpreisGerundet: false,
    };
    const { eknetto } = price;
    await db
      .update(salesPositions)
      .set(line.preisregel === 'MANUELL' ? { eknetto } : { ...found, eknetto })
      .where(eq(id, line.id));
  }
}
