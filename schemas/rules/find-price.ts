import { decimal, roundHalfUp } from './decimal';

/** From `menge` on, one of the two holds. */
interface Tier {
  stufe: number;
  menge: number;
  vk: number | null;
  /** Percent. */
  change: number | null;
}

/** What decides about a price; days as YYYY-MM-DD, amounts net. */
export interface PriceFacts {
  vknetto: number;
  menge: number;
  datum: string;
  /** Tiers of the customer's price group: `vk`, or `change` as a surcharge on the list price. */
  groupTiers: readonly Tier[];
  /** The customer's agreement on this product. */
  special?: {
    /** 1 prices by quantity, 2 discounts by quantity, 3 prices by period and quantity. */
    preisart: string;
    /** Price from the first piece on; null when it is not used. */
    sonderpreis: number | null;
    rabatt1: number | null;
    rabatt2: number | null;
    /** `vk` with preisart 1, `change` as a discount with preisart 2. */
    tiers: readonly Tier[];
    periods: readonly {
      abMenge: number;
      sonderpreis: number;
      gueltigVon: string;
      gueltigBis: string;
    }[];
  };
}

/** The price that won, and by which rule. */
export interface FoundPrice {
  einzelpreis: number;
  regel: 'SONDERPREIS_ZEIT' | 'SONDERPREIS_MENGE' | 'RABATT_MENGE' | 'PREISGRUPPE' | 'LISTENPREIS';
  rabatt1: number | null;
  rabatt2: number | null;
  stufe: number | null;
  abMenge: number | null;
  gueltigVon: string | null;
  gueltigBis: string | null;
}

/**
 * Finds the unit price of a product for a customer, a quantity and a day (3-decisions §3.6), first
 * match: special price of a period, special price by quantity, discount by quantity, tier of the price
 * group, list price. Of several tiers the one with the highest quantity that is reached wins.
 */
export function findPrice({ vknetto, menge, datum, groupTiers, special }: PriceFacts): FoundPrice {
  const nothing = {
    rabatt1: special?.rabatt1 ?? null,
    rabatt2: special?.rabatt2 ?? null,
    stufe: null,
    abMenge: null,
    gueltigVon: null,
    gueltigBis: null,
  };
  if (special?.preisart === '3') {
    const period = highest(
      special.periods.filter(
        ({ gueltigVon, gueltigBis }) => gueltigVon <= datum && datum <= gueltigBis,
      ),
      ({ abMenge }) => abMenge,
      menge,
    );
    if (period) {
      const { sonderpreis, ...found } = period;
      return { ...nothing, ...found, einzelpreis: sonderpreis, regel: 'SONDERPREIS_ZEIT' };
    }
  }
  if (special && special.preisart !== '2') {
    const tier = tierFor(special.tiers, menge);
    const einzelpreis = tier?.vk ?? special.sonderpreis;
    if (einzelpreis !== null) {
      return { ...nothing, ...named(tier), einzelpreis, regel: 'SONDERPREIS_MENGE' };
    }
  }
  if (special?.preisart === '2') {
    const tier = tierFor(special.tiers, menge);
    if (tier?.change != null) {
      return {
        ...nothing,
        ...named(tier),
        einzelpreis: changedBy(vknetto, -tier.change),
        regel: 'RABATT_MENGE',
      };
    }
  }
  const tier = tierFor(groupTiers, menge);
  if (tier) {
    const einzelpreis = tier.vk ?? changedBy(vknetto, tier.change ?? 0);
    return { ...nothing, ...named(tier), einzelpreis, regel: 'PREISGRUPPE' };
  }
  return { ...nothing, einzelpreis: vknetto, regel: 'LISTENPREIS' };
}

/** An amount changed by a percentage, rounded to 2 decimals. */
export function changedBy(amount: number, percent: number): number {
  return roundHalfUp(decimal(percent).div(100).plus(1).times(amount), 2);
}

function tierFor(tiers: readonly Tier[], menge: number): Tier | undefined {
  return highest(tiers, (tier) => tier.menge, menge);
}

function named(tier: Tier | undefined) {
  return { stufe: tier?.stufe ?? null, abMenge: tier?.menge ?? null };
}

function highest<Item>(
  items: readonly Item[],
  quantity: (item: Item) => number,
  menge: number,
): Item | undefined {
  return items
    .filter((item) => quantity(item) <= menge)
    .reduce<Item | undefined>(
      (best, item) => (best && quantity(best) >= quantity(item) ? best : item),
      undefined,
    );
}
