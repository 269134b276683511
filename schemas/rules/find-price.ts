import { decimal, roundHalfUp } from './decimal';

/** Price from `menge` on; one of `vk` and `change` is set. */
interface Tier {
  stufe: number;
  menge: number;
  vk: number | null;
  /** Percent. */
  change: number | null;
}

/** Facts that decide a price; days as YYYY-MM-DD, amounts net. */
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

/** Rules in the order in which they are tried. */
export type PriceRule =
  'SONDERPREIS_ZEIT' | 'SONDERPREIS_MENGE' | 'RABATT_MENGE' | 'PREISGRUPPE' | 'LISTENPREIS';

interface Hit {
  einzelpreis: number;
  stufe: number | null;
  abMenge: number | null;
  gueltigVon: string | null;
  gueltigBis: string | null;
}

/** Winning price, and the rule it comes from. */
export interface FoundPrice extends Hit {
  regel: PriceRule;
  rabatt1: number | null;
  rabatt2: number | null;
}

/** Outcome of one rule: it won, it would have given a price, or why it gave none. */
export interface TriedRule extends Omit<Hit, 'einzelpreis'> {
  regel: PriceRule;
  /** NACHRANGIG: a rule before it won; OHNE: nothing agreed; ZEITRAUM, MENGE: agreed, but not for this. */
  ergebnis: 'GEWONNEN' | 'NACHRANGIG' | 'OHNE' | 'ZEITRAUM' | 'MENGE';
  einzelpreis: number | null;
}

type Miss = 'OHNE' | 'ZEITRAUM' | 'MENGE';

/**
 * Finds the unit price of a product for a customer, a quantity and a day (3-decisions §3.6), first
 * match: special price of a period, special price by quantity, discount by quantity, tier of the price
 * group, list price. Of several tiers the one with the highest quantity that is reached wins.
 */
export function findPrice(facts: PriceFacts): FoundPrice {
  const won = triedRules(facts).find(({ ergebnis }) => ergebnis === 'GEWONNEN');
  if (won?.einzelpreis == null) throw new Error('findPrice: the list price always wins');
  const { ergebnis: _, einzelpreis, ...found } = won;
  const { rabatt1 = null, rabatt2 = null } = facts.special ?? {};
  return { ...found, einzelpreis, rabatt1, rabatt2 };
}

/** Tries every rule in order and returns the outcomes; exactly one has won. */
export function triedRules(facts: PriceFacts): TriedRule[] {
  const { vknetto } = facts;
  const rules: [PriceRule, Hit | Miss][] = [
    ['SONDERPREIS_ZEIT', ofPeriods(facts)],
    ['SONDERPREIS_MENGE', ofSpecialTiers(facts)],
    ['RABATT_MENGE', ofDiscounts(facts)],
    ['PREISGRUPPE', ofGroup(facts)],
    ['LISTENPREIS', { ...untiered, einzelpreis: vknetto }],
  ];
  const winner = rules.findIndex(([, found]) => typeof found === 'object');
  return rules.map(([regel, found], index): TriedRule => {
    if (typeof found === 'string') {
      return { ...untiered, einzelpreis: null, regel, ergebnis: found };
    }
    return { ...found, regel, ergebnis: index === winner ? 'GEWONNEN' : 'NACHRANGIG' };
  });
}

const untiered = { stufe: null, abMenge: null, gueltigVon: null, gueltigBis: null };

function ofPeriods({ special, datum, menge }: PriceFacts): Hit | Miss {
  if (special?.preisart !== '3' || special.periods.length === 0) return 'OHNE';
  const valid = special.periods.filter(
    ({ gueltigVon, gueltigBis }) => gueltigVon <= datum && datum <= gueltigBis,
  );
  if (valid.length === 0) return 'ZEITRAUM';
  const period = highest(valid, ({ abMenge }) => abMenge, menge);
  if (!period) return 'MENGE';
  const { sonderpreis, abMenge, gueltigVon, gueltigBis } = period;
  return { einzelpreis: sonderpreis, stufe: null, abMenge, gueltigVon, gueltigBis };
}

function ofSpecialTiers({ special, menge }: PriceFacts): Hit | Miss {
  if (!special || special.preisart === '2') return 'OHNE';
  const priced = special.tiers.filter(({ vk }) => vk !== null);
  const tier = tierFor(priced, menge);
  const einzelpreis = tier?.vk ?? special.sonderpreis;
  if (einzelpreis === null) return priced.length === 0 ? 'OHNE' : 'MENGE';
  return { ...untiered, ...named(tier), einzelpreis };
}

function ofDiscounts({ special, menge, vknetto }: PriceFacts): Hit | Miss {
  if (special?.preisart !== '2' || special.tiers.length === 0) return 'OHNE';
  const tier = tierFor(special.tiers, menge);
  if (tier?.change == null) return 'MENGE';
  return { ...untiered, ...named(tier), einzelpreis: changedBy(vknetto, -tier.change) };
}

function ofGroup({ groupTiers, menge, vknetto }: PriceFacts): Hit | Miss {
  if (groupTiers.length === 0) return 'OHNE';
  const tier = tierFor(groupTiers, menge);
  if (!tier) return 'MENGE';
  const einzelpreis = tier.vk ?? changedBy(vknetto, tier.change ?? 0);
  return { ...untiered, ...named(tier), einzelpreis };
}

/** Changes an amount by a percentage, rounded to 2 decimals. */
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
