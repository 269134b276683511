import { addresses } from '../../db/generated/addresses';
import { and, eq } from 'drizzle-orm';
import {
  changedBy,
  findPrice,
  triedRules,
  type PriceFacts,
} from '../../../schemas/rules/find-price';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { priceTiers } from './tables';
import { specialPricePeriods, specialPrices, specialPriceTiers } from './special-price-tables';
import { handler, type Handlers } from '../../http/call';
import { problem } from '../../http/problem';
import { pricedProduct } from './priced-product';
import { taxRate } from '../reference/tax-rate';

/** «Warum dieser Preis?» */
export const priceOperations: Handlers = {
  explainPrice: handler('explainPrice', async ({ db, params, query }) => {
    const { artikelId } = params;
    const { adresseId, menge = 1, datum = today() } = query;
    const product = await pricedProduct(artikelId, db);
    const customer = adresseId === undefined ? undefined : await customerOf(adresseId, db);
    const preisgruppe = customer?.preisgruppe ?? 1;
    const special =
      adresseId === undefined ? undefined : await specialOf({ adresseId, artikelId }, db);
    const facts: PriceFacts = {
      vknetto: product.vknetto,
      menge,
      datum,
      groupTiers: product.staffel === '0' ? [] : await groupTiers(artikelId, preisgruppe, db),
      special: special?.facts,
    };
    const found = findPrice(facts);
    const rate = await taxRate(product.mwstsatz, datum, db);
    return {
      status: 200,
      body: {
        result: {
          ...found,
          einzelpreisBrutto: changedBy(found.einzelpreis, rate),
          preisgruppe: found.regel === 'PREISGRUPPE' ? preisgruppe : null,
          sonderpreisId: /^(SONDERPREIS|RABATT)/.test(found.regel) ? (special?.id ?? null) : null,
          menge,
          datum,
          regeln: triedRules(facts),
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

async function groupTiers(artikelId: number, preisgruppe: number, db: Executor) {
  const { stufe, menge, vk, aufschlag } = priceTiers;
  return db
    .select({ stufe, menge, vk, change: aufschlag })
    .from(priceTiers)
    .where(and(eq(priceTiers.artikelId, artikelId), eq(priceTiers.preisgruppe, preisgruppe)));
}

async function specialOf(
  { adresseId, artikelId }: { adresseId: number; artikelId: number },
  db: Executor,
) {
  const [price] = await db
    .select()
    .from(specialPrices)
    .where(and(eq(specialPrices.adresseId, adresseId), eq(specialPrices.artikelId, artikelId)));
  if (!price) return undefined;
  const { stufe, menge, vk, rabatt } = specialPriceTiers;
  const tiers = await db
    .select({ stufe, menge, vk, change: rabatt })
    .from(specialPriceTiers)
    .where(eq(specialPriceTiers.sonderpreisId, price.id));
  const { abMenge, sonderpreis, gueltigVon, gueltigBis } = specialPricePeriods;
  const periods = await db
    .select({ abMenge, sonderpreis, gueltigVon, gueltigBis })
    .from(specialPricePeriods)
    .where(eq(specialPricePeriods.sonderpreisId, price.id));
  const { id, preisart, rabatt1, rabatt2 } = price;
  const fixed = price.sonderpreisNutzen ? price.sonderpreis : null;
  return { id, facts: { preisart, sonderpreis: fixed, rabatt1, rabatt2, tiers, periods } };
}
