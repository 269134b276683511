import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { addresses } from '../../../db/generated/addresses';
import { products } from '../../../db/generated/products';
import { problem } from '../../../http/errors/problem';
import { findProductPrice } from '../../products/find-product-price';
import type { DocumentRow } from '../document-row';

/** Prices of the product and of agreements are in this currency; nothing here converts. */
const PRICE_CURRENCY = 'EUR';

/** Tells whether there are prices in the currency of a document. */
export function hasPrices({ waehrung }: Pick<DocumentRow, 'waehrung'>): boolean {
  return waehrung === PRICE_CURRENCY;
}

/**
 * Finds the price of a product in a document, as `schemas/rules/find-price.ts` finds it on the document's day, with the
 * product and the agreement with the customer; all values of the price are null in a currency without prices. Throws
 * 404.
 */
export async function foundPrice(
  document: Pick<DocumentRow, 'adresseId' | 'belegdatum' | 'waehrung'>,
  { artikelId, menge }: { artikelId: number; menge: number },
  db: Executor,
) {
  const { adresseId, belegdatum } = document;
  const product = await productOf(artikelId, db);
  const [customer] = await db
    .select({ preisgruppe: addresses.preisgruppe })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  const { found, agreement } = await findProductPrice(
    { product, adresseId, preisgruppe: customer?.preisgruppe ?? 1, menge, datum: belegdatum },
    db,
  );
  const isPriced = hasPrices(document);
  const price = {
    einzelpreis: isPriced ? found.einzelpreis : null,
    preisregel: isPriced ? found.regel : null,
    rabatt1: isPriced ? found.rabatt1 : null,
    rabatt2: isPriced ? found.rabatt2 : null,
    eknetto: isPriced ? product.eknetto : null,
  };
  return { product, agreement, price };
}

async function productOf(id: number, db: Executor): Promise<typeof products.$inferSelect> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw problem(404, 'msg_article_not_found');
  return product;
}
