import { changedBy } from '../../../../schemas/rules/find-price';
import type {
  specialPricePeriods,
  specialPrices,
  specialPriceTiers,
} from '../special-price-tables';
import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoCalendar } from '../../../demo/calendar';
import { createRandom } from '../../../demo/random';
import type { DemoProduct } from './make-products';

interface DemoSpecialPrices {
  prices: (typeof specialPrices.$inferInsert)[];
  tiers: (typeof specialPriceTiers.$inferInsert)[];
  periods: (typeof specialPricePeriods.$inferInsert)[];
}

const FIRST_STREAM = 7_000_000;

/** Makes the agreements of about a tenth of the customers, of all three kinds. */
export function makeSpecialPrices(
  calendar: DemoCalendar,
  addresses: readonly DemoAddress[],
  products: readonly DemoProduct[],
): DemoSpecialPrices {
  const period = periodOf(calendar);
  const made: DemoSpecialPrices = { prices: [], tiers: [], periods: [] };
  for (const { id: adresseId } of addresses.filter(({ istKunde }) => istKunde)) {
    const random = createRandom(FIRST_STREAM + adresseId);
    if (!random.chance(0.1)) continue;
    const chosen = new Set(Array.from({ length: random.int(1, 6) }, () => random.pick(products)));
    for (const product of chosen) {
      const id = made.prices.length + 1;
      const preisart = random.pick(['1', '1', '2', '3']);
      const fixed = preisart === '1' && random.chance(0.5);
      const price = (percent: number) => changedBy(product.vknetto, -percent);
      const own = random.chance(0.15);
      made.prices.push({
        id,
        adresseId,
        artikelId: product.id,
        preisart,
        sonderpreis: fixed ? price(random.int(4, 12)) : null,
        sonderpreisNutzen: fixed,
        rabatt1: random.chance(0.1) ? 2 : null,
        abweichendeArtikelnummer: own ? `K-${random.digits(5)}` : null,
        abweichendeArtikelnummerNutzen: own,
      });
      if (preisart === '3') {
        const sonderpreis = price(random.int(8, 18));
        made.periods.push(
          { sonderpreisId: id, abMenge: 1, sonderpreis, ...period },
          {
            sonderpreisId: id,
            abMenge: 10,
            sonderpreis: changedBy(sonderpreis, -5),
            ...period,
          },
        );
      } else {
        [5, 20, 50].slice(0, random.int(1, 3)).forEach((menge, index) => {
          const percent = 6 + 3 * index;
          const change = preisart === '1' ? { vk: price(percent) } : { rabatt: percent };
          made.tiers.push({ sonderpreisId: id, stufe: index + 1, menge, ...change });
        });
      }
    }
  }
  return made;
}

/** Period of agreements: a calendar year; one begun in its second half covers the next year too. */
function periodOf({ today, dateOf }: DemoCalendar): { gueltigVon: string; gueltigBis: string } {
  const [year = '', month = ''] = dateOf(today).split('-');
  const last = Number(year) + (month > '06' ? 1 : 0);
  return { gueltigVon: `${year}-01-01`, gueltigBis: `${last}-12-31` };
}
