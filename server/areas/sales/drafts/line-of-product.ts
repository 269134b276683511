import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import type { DocumentRow } from '../document-row';
import { foundPrice } from './found-price';
import { lineRate } from './line-rate';

interface Wanted {
  artikelId: number;
  menge: number;
  /** Warehouse of the line; undefined for the document's. */
  lagId?: number | null | undefined;
  /** Takes a blocked product as well: what has been used is owed although nobody sells it any more. */
  evenBlocked?: boolean;
}

/** Parts of a document that a line of a product follows from. */
type Priced = Pick<
  DocumentRow,
  'adresseId' | 'belegdatum' | 'waehrung' | 'lagerId' | 'besteuerung' | 'lkz'
>;

/** Values of a line of a product in a document, unless somebody writes others. */
export type ProductLine = Awaited<ReturnType<typeof lineOfProduct>>;

/** Longest text of a line; `artikeltext` may be longer. */
const LONGEST_TEXT = 4000;

/**
 * Makes a line of a product: its own texts or those agreed with the customer, the price that is found, tax as the
 * document is taxed. Throws 404 without such a product, 409 naming it when it is blocked (unless `evenBlocked`).
 */
export async function lineOfProduct(
  document: Priced,
  { artikelId, menge, lagId, evenBlocked = false }: Wanted,
  db: Executor,
) {
  const { product, agreement, price } = await foundPrice(document, { artikelId, menge }, db);
  if (product.gesperrt && !evenBlocked)
    throw problem(409, 'msg_article_blocked', product.bezeichnung);
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
    ...price,
    mwstsatz: product.mwstsatz,
    steuersatz: await lineRate(product.mwstsatz, document, db),
    istRabattierfaehig: product.istRabattierfaehig,
    istSkontofaehig: product.istSkontofaehig,
    lagId: product.artikelart === KEPT_IN_STOCK ? (lagId ?? document.lagerId) : null,
  };
}

/** Value of `artikelart` for products kept in stock. */
export const KEPT_IN_STOCK = '1';
