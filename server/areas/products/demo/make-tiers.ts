import { changedBy } from '../../../../schemas/rules/find-price';
import type { priceTiers } from '../tables';
import { createRandom } from '../../../demo/random';
import type { DemoProduct } from './make-products';

export type DemoTier = typeof priceTiers.$inferInsert;

const FIRST_STREAM = 3_100_000;
const quantities = [5, 10, 25, 50, 100];
/** Price groups that have tiers of their own, with their general discount in percent. */
const groups = [
  [1, 0],
  [2, 3],
  [3, 5],
  [4, 8],
] as const;

/** Makes graduated prices (staffel 2) and surcharges (staffel 5) of the products that have them. */
export function makeTiers(products: readonly DemoProduct[]): DemoTier[] {
  return products
    .filter(({ staffel }) => staffel !== '0')
    .flatMap((product) => {
      const random = createRandom(FIRST_STREAM + product.id);
      const step = random.int(2, 4);
      const tiers = quantities.slice(0, random.int(2, quantities.length));
      return groups.flatMap(([preisgruppe, less]) =>
        [1, ...tiers].map((menge, index): DemoTier => {
          const percent = -(less + step * index);
          const price =
            product.staffel === '2'
              ? { vk: changedBy(product.vknetto, percent) }
              : { aufschlag: percent };
          return { artikelId: product.id, preisgruppe, stufe: index + 1, menge, ...price };
        }),
      );
    });
}
