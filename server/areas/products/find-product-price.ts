import { and, eq } from 'drizzle-orm';
import { findPrice, triedRules, type PriceFacts } from '../../../schemas/rules/find-price';
import type { Executor } from '../../db/database';
import { priceTiers } from './tables';
import { specialPricePeriods, specialPrices, specialPriceTiers } from './special-price-tables';

/** Question for the price of a product. */
interface Asked {
  product: { id: number; vknetto: number; staffel: string };
  preisgruppe: number;
  /** Address of the customer; undefined for anybody. */
  adresseId: number | undefined;
  menge: number;
  /** Day, YYYY-MM-DD. */
  datum: string;
}

/** Finds the price of a product, the outcome of every rule, and the agreement with the customer. */
export async function findProductPrice(asked: Asked, db: Executor) {
  const { product, preisgruppe, adresseId, menge, datum } = asked;
  const agreement = adresseId === undefined ? undefined : await agreementOf(adresseId, product, db);
  const facts: PriceFacts = {
    vknetto: product.vknetto,
    menge,
    datum,
    groupTiers: product.staffel === '0' ? [] : await groupTiers(product.id, preisgruppe, db),
    special: agreement && (await specialFacts(agreement, db)),
  };
  return { found: findPrice(facts), tried: triedRules(facts), agreement };
}

async function groupTiers(artikelId: number, preisgruppe: number, db: Executor) {
  const { stufe, menge, vk, aufschlag } = priceTiers;
  return db
    .select({ stufe, menge, vk, change: aufschlag })
    .from(priceTiers)
    .where(and(eq(priceTiers.artikelId, artikelId), eq(priceTiers.preisgruppe, preisgruppe)));
}

type Agreement = typeof specialPrices.$inferSelect;

async function agreementOf(
  adresseId: number,
  { id }: Asked['product'],
  db: Executor,
): Promise<Agreement | undefined> {
  const [agreement] = await db
    .select()
    .from(specialPrices)
    .where(and(eq(specialPrices.adresseId, adresseId), eq(specialPrices.artikelId, id)));
  return agreement;
}

async function specialFacts(agreement: Agreement, db: Executor): Promise<PriceFacts['special']> {
  const { stufe, menge, vk, rabatt } = specialPriceTiers;
  const tiers = await db
    .select({ stufe, menge, vk, change: rabatt })
    .from(specialPriceTiers)
    .where(eq(specialPriceTiers.sonderpreisId, agreement.id));
  const { abMenge, sonderpreis, gueltigVon, gueltigBis } = specialPricePeriods;
  const periods = await db
    .select({ abMenge, sonderpreis, gueltigVon, gueltigBis })
    .from(specialPricePeriods)
    .where(eq(specialPricePeriods.sonderpreisId, agreement.id));
  const { preisart, rabatt1, rabatt2 } = agreement;
  const fixed = agreement.sonderpreisNutzen ? agreement.sonderpreis : null;
  return { preisart, sonderpreis: fixed, rabatt1, rabatt2, tiers, periods };
}
