import { asc, eq } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { changedBy } from '../../../schemas/rules/find-price';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { priceTiers } from './tables';
import { handler, type Handlers } from '../../http/operations/call';
import { pricedProduct } from './priced-product';
import { taxRate } from '../reference/tax-rate';

type TierRow = components['schemas']['TierPrices'];
type TierNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

/** Operations that read the graduated prices of a product. */
export const tierOperations: Handlers = {
  listTierPrices: handler('listTierPrices', async ({ db, params }) => ({
    status: 200,
    body: { result: await tierRows(params.artikelId, '2', db), hasMore: false },
  })),
  listTierSurcharges: handler('listTierSurcharges', async ({ db, params }) => ({
    status: 200,
    body: { result: await tierRows(params.artikelId, '5', db), hasMore: false },
  })),
};

/** Reads one row per price group, up to 16 tiers side by side; none unless the product is graduated that way. */
async function tierRows(artikelId: number, staffel: string, db: Executor): Promise<TierRow[]> {
  const product = await pricedProduct(artikelId, db);
  if (product.staffel !== staffel) return [];
  const rate = await taxRate(product.mwstsatz, today(), db);
  const tiers = await db
    .select()
    .from(priceTiers)
    .where(eq(priceTiers.artikelId, artikelId))
    .orderBy(asc(priceTiers.preisgruppe), asc(priceTiers.stufe));
  const rows = new Map<number, TierRow>();
  for (const { preisgruppe, stufe, menge, vk, aufschlag } of tiers) {
    const row = rows.get(preisgruppe) ?? emptyRow(preisgruppe);
    const price = vk ?? changedBy(product.vknetto, aufschlag ?? 0);
    // The table holds stages from 1 to 16 only.
    Object.assign(
      row,
      tierOf(stufe as TierNumber, menge, price, changedBy(price, rate), aufschlag),
    );
    rows.set(preisgruppe, row);
  }
  return [...rows.values()];
}

function emptyRow(preisgruppe: number): TierRow {
  const stages = Array.from({ length: 16 }, (_, index) =>
    tierOf((index + 1) as TierNumber, null, null, null, null),
  );
  return Object.assign({ preisgruppe }, ...stages) as TierRow;
}

function tierOf(
  stage: TierNumber,
  menge: number | null,
  vk: number | null,
  brutto: number | null,
  aufschlag: number | null,
): Partial<TierRow> {
  return {
    [`menge${stage}`]: menge,
    [`vk${stage}`]: vk,
    [`vk${stage}Brutto`]: brutto,
    [`aufschlag${stage}`]: aufschlag,
  };
}
