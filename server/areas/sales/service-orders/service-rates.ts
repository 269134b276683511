import { eq, inArray } from 'drizzle-orm';
import type { RateName } from '../../../../schemas/rules/service-billing';
import { shippedParameters } from '../../../data/shipped-parameters';
import type { Executor } from '../../../db/database';
import { systemParameters } from '../../../db/generated/base';
import { products } from '../../../db/generated/products';

/** Parameters with the numbers of the products that have the rates of service. */
export const rateParameters: Readonly<Record<RateName, string>> = {
  ARBEITSZEIT: 'SERVICE.ARBEITSZEIT_ARTIKEL',
  STRECKE: 'SERVICE.STRECKE_ARTIKEL',
  FAHRZEIT: 'SERVICE.FAHRZEIT_ARTIKEL',
  PAUSCHALE: 'SERVICE.PAUSCHALE_ARTIKEL',
};

export const serviceRateParameters = shippedParameters(
  Object.values(rateParameters).map((name) => ({ name, typ: 'TEXT', wert: null })),
);

/** Ids of the products that have the rates; a rate without one is missing. */
export type ServiceRates = Partial<Readonly<Record<RateName, number>>>;

/** Reads which products have the rates. */
export async function readRates(db: Executor): Promise<ServiceRates> {
  const named = await db
    .select({ name: systemParameters.name, artikelId: products.id })
    .from(systemParameters)
    .innerJoin(products, eq(products.artikelnummer, systemParameters.wert))
    .where(inArray(systemParameters.name, Object.values(rateParameters)));
  const found = new Map(named.map(({ name, artikelId }) => [name, artikelId]));
  return Object.fromEntries(
    Object.entries(rateParameters).flatMap(([rate, name]) => {
      const artikelId = found.get(name);
      return artikelId === undefined ? [] : [[rate, artikelId]];
    }),
  );
}
