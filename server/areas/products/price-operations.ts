import { eq } from 'drizzle-orm';
import { changedBy } from '../../../schemas/rules/find-price';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { addresses } from '../../db/generated/addresses';
import { handler, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { taxRate } from '../reference/tax-rate';
import { findProductPrice } from './find-product-price';
import { pricedProduct } from './priced-product';

/** Operations that answer «Warum dieser Preis?». */
export const priceOperations: Handlers = {
  explainPrice: handler('explainPrice', async ({ db, params, query }) => {
    const { artikelId } = params;
    const { adresseId, menge = 1, datum = today() } = query;
    const product = { id: artikelId, ...(await pricedProduct(artikelId, db)) };
    const customer = adresseId === undefined ? undefined : await customerOf(adresseId, db);
    const preisgruppe = customer?.preisgruppe ?? 1;
    const asked = { product, preisgruppe, adresseId, menge, datum };
    const { found, tried, agreement } = await findProductPrice(asked, db);
    const rate = await taxRate(product.mwstsatz, datum, db);
    return {
      status: 200,
      body: {
        result: {
          ...found,
          einzelpreisBrutto: changedBy(found.einzelpreis, rate),
          preisgruppe: found.regel === 'PREISGRUPPE' ? preisgruppe : null,
          sonderpreisId: /^(SONDERPREIS|RABATT)/.test(found.regel) ? (agreement?.id ?? null) : null,
          menge,
          datum,
          regeln: tried,
        },
      },
    };
  }),
};

async function customerOf(adresseId: number, db: Executor) {
  const [customer] = await db
    .select({ preisgruppe: addresses.preisgruppe })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  if (!customer) throw problem(404, 'msg_record_not_found');
  return customer;
}
