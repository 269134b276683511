import { and, asc, eq } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { changedBy, findPrice } from '../../../schemas/rules/find-price';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { addresses } from '../../db/tables/addresses';
import { priceTiers, products } from '../../db/tables/products';
import {
  specialPricePeriods,
  specialPrices,
  specialPriceTiers,
} from '../../db/tables/special-prices';
import { handler, type Handlers } from '../../http/call';
import { problem } from '../../http/problem';
import { taxRate } from './tax-rate';

type TierRow = components['schemas']['TierPrices'];

/** «Warum dieser Preis?» and the graduated prices of a product. */
export const priceOperations: Handlers = {
  explainPrice: handler('explainPrice', async ({ db, params, query }) => {
    const { artikelId } = params;
    const { adresseId, menge = 1, datum = today() } = query;
    const product = await productOf(artikelId, db);
    const customer = adresseId === undefined ? undefined : await customerOf(adresseId, db);
    const preisgruppe = customer?.preisgruppe ?? 1;
    const special =
      adresseId === undefined ? undefined : await specialOf({ adresseId, artikelId }, db);
    const found = findPrice({
      vknetto: product.vknetto,
      menge,
      datum,
      groupTiers: product.staffel === '0' ? [] : await groupTiers(artikelId, preisgruppe, db),
      special: special?.facts,
    });
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
        },
      },
    };
  }),
  listTierPrices: handler('listTierPrices', async ({ db, params }) => ({
    status: 200,
    body: { result: await tierRows(params.artikelId, '2', db), hasMore: false },
  })),
  listTierSurcharges: handler('listTierSurcharges', async ({ db, params }) => ({
    status: 200,
    body: { result: await tierRows(params.artikelId, '5', db), hasMore: false },
  })),
};

async function productOf(artikelId: number, db: Executor) {
  const { id, vknetto, mwstsatz, staffel } = products;
  const [product] = await db
    .select({ vknetto, mwstsatz, staffel })
    .from(products)
    .where(eq(id, artikelId));
  if (!product) throw problem(404, 'msg_record_not_found');
  return product;
}

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

async function specialOf({ adresseId, artikelId }: Record<string, number>, db: Executor) {
  const [price] = await db
    .select()
    .from(specialPrices)
    .where(
      and(
        eq(specialPrices.adresseId, Number(adresseId)),
        eq(specialPrices.artikelId, Number(artikelId)),
      ),
    );
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

/** One row per price group, up to 16 tiers side by side; none unless the product is graduated that way. */
async function tierRows(artikelId: number, staffel: string, db: Executor): Promise<TierRow[]> {
  const product = await productOf(artikelId, db);
  if (product.staffel !== staffel) return [];
  const rate = await taxRate(product.mwstsatz, today(), db);
  const tiers = await db
    .select()
    .from(priceTiers)
    .where(eq(priceTiers.artikelId, artikelId))
    .orderBy(asc(priceTiers.preisgruppe), asc(priceTiers.stufe));
  const rows = new Map<number, Record<string, number | null>>();
  for (const { preisgruppe, stufe, menge, vk, aufschlag } of tiers) {
    const row = rows.get(preisgruppe) ?? emptyRow(preisgruppe);
    const price = vk ?? changedBy(product.vknetto, aufschlag ?? 0);
    row[`menge${stufe}`] = menge;
    row[`vk${stufe}`] = price;
    row[`vk${stufe}Brutto`] = changedBy(price, rate);
    row[`aufschlag${stufe}`] = aufschlag;
    rows.set(preisgruppe, row);
  }
  return [...rows.values()] as unknown as TierRow[];
}

function emptyRow(preisgruppe: number): Record<string, number | null> {
  const row: Record<string, number | null> = { preisgruppe };
  for (let tier = 1; tier <= 16; tier++) {
    row[`menge${tier}`] = null;
    row[`vk${tier}`] = null;
    row[`vk${tier}Brutto`] = null;
    row[`aufschlag${tier}`] = null;
  }
  return row;
}
