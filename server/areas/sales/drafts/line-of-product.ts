import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { addresses } from '../../../db/generated/addresses';
import { products } from '../../../db/generated/products';
import { problem } from '../../../http/errors/problem';
import { findProductPrice } from '../../products/find-product-price';
import type { DocumentRow } from '../document-row';
import { lineRate } from './line-rate';

interface Wanted {
  artikelId: number;
  menge: number;
  /** Undefined: the document's. */
  lagId?: number | null | undefined;
}

/** What of a document a line of a product follows from. */
type Priced = Pick<
  DocumentRow,
  'adresseId' | 'belegdatum' | 'waehrung' | 'lagerId' | 'besteuerung' | 'lkz'
>;

/** What a line of a product is in a document, unless somebody writes something else. */
export type ProductLine = Awaited<ReturnType<typeof lineOfProduct>>;

/** Prices of the product and of agreements are in this currency; nothing here converts. */
const PRICE_CURRENCY = 'EUR';

/** `artikeltext` may be longer than a line's text. */
const LONGEST_TEXT = 4000;

/**
 * A line of a product: its own texts or those agreed with the customer, the price as
 * `schemas/rules/find-price.ts` finds it on the document's day, tax as the document is taxed. Throws 404
 * without such a product, 409 naming it when it is blocked.
 */
export async function lineOfProduct(
  document: Priced,
  { artikelId, menge, lagId }: Wanted,
  db: Executor,
) {
  const product = await productOf(artikelId, db);
  if (product.gesperrt) throw problem(409, 'msg_article_blocked', product.bezeichnung);
  const { adresseId, belegdatum, waehrung, lagerId } = document;
  const [customer] = await db
    .select({ preisgruppe: addresses.preisgruppe })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  const { found, agreement } = await findProductPrice(
    { product, adresseId, preisgruppe: customer?.preisgruppe ?? 1, menge, datum: belegdatum },
    db,
  );
  const hasPrices = waehrung === PRICE_CURRENCY;
  const own = agreement?.abweichendeTexteNutzen ? agreement : undefined;
  const number = agreement?.abweichendeArtikelnummerNutzen
    ? agreement.abweichendeArtikelnummer
    : null;
  return {
    artikelId,
    artikelnummer: number ?? product.artikelnummer,
    bezeichnung: own?.abweichendeArtikelbezeichnung ?? product.bezeichnung,
    langtext: (own?.abweichenderArtikeltext ?? product.artikeltext)?.slice(0, LONGEST_TEXT) ?? null,
    menge,
    mengeneinheit: product.mengeneinheit,
    einzelpreis: hasPrices ? found.einzelpreis : null,
    preisregel: hasPrices ? found.regel : null,
    rabatt1: hasPrices ? found.rabatt1 : null,
    rabatt2: hasPrices ? found.rabatt2 : null,
    eknetto: hasPrices ? product.eknetto : null,
    mwstsatz: product.mwstsatz,
    steuersatz: await lineRate(product.mwstsatz, document, db),
    istRabattierfaehig: product.istRabattierfaehig,
    istSkontofaehig: product.istSkontofaehig,
    lagId: product.artikelart === KEPT_IN_STOCK ? (lagId ?? lagerId) : null,
  };
}

/** `artikelart` of what is kept in stock. */
export const KEPT_IN_STOCK = '1';

async function productOf(id: number, db: Executor): Promise<typeof products.$inferSelect> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw problem(404, 'msg_article_not_found');
  return product;
}
