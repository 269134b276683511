import { addMoney, decimal, roundHalfUp } from './decimal';

/** Parts of a line's price; percentages as percent values, null is 0. */
export interface LinePrice {
  menge: number | null;
  einzelpreis: number | null;
  rabatt1: number | null;
  rabatt2: number | null;
  teuerungszuschlagProzent: number | null;
  /** Set on lines calculated before 29.11.2026: the unit price was rounded to cents before it was multiplied. */
  einzelpreisGerundet?: boolean | null;
}

/** Line as far as sums need it. */
export interface SummedLine {
  /** Kind of line: N counts; texts, subtotals, optional and alternative lines do not. */
  positionsArt: string;
  gesamtpreis: number | null;
  steuersatz: number | null;
  istRabattierfaehig: boolean;
  istSkontofaehig?: boolean;
  /** Profit of the line after its purchase price; only there for users who may see it. */
  rohertrag?: number | null;
}

interface Head {
  rabatt1: number | null;
  rabatt2: number | null;
  frachtkosten: number | null;
  /** Roundings of a last part that make the parts add up to the order's sum, as the record keeps them. */
  ausgleich?: unknown;
}

/** Net sum and tax of a rate. */
export interface RateSum {
  steuersatz: number;
  netto: number;
  steuer: number;
}

/** Amounts added to net sum and tax of a rate, as long as these are what they were when it was calculated. */
export interface Rounding extends RateSum {
  zuNetto: number;
  zuSteuer: number;
}

/** Sums of a document, all rounded to 2 decimals. */
export interface DocumentTotals {
  positionen: number;
  rabatt: number;
  frachtkosten: number;
  /** Roundings that a last part adds to its net sums so that the parts add up to the order's; null for none. */
  ausgleich: number | null;
  netto: number;
  steuern: RateSum[];
  brutto: number;
  /** Gross amount that a cash discount is taken off (3-decisions §3.6). */
  skontobasis: number;
  /** Net amount less purchase prices; null where no line has one. */
  rohertrag: number | null;
}

/**
 * Total of a line (3-decisions §3.6): quantity × unit price after both discounts and the surcharge, rounded once
 * to 2 decimals, so that a small price keeps its discount: 1,000 × 0.05 less 10 % is 45.00. Null when price or
 * quantity is missing.
 */
export function lineTotal(line: LinePrice): number | null {
  const { menge, einzelpreis, einzelpreisGerundet } = line;
  if (menge === null || einzelpreis === null) return null;
  const price = factorOf(line).times(einzelpreis);
  return roundHalfUp(
    (einzelpreisGerundet ? decimal(roundHalfUp(price, 2)) : price).times(menge),
    2,
  );
}

/** Unit price after discounts and surcharge as it is shown, with 4 decimals; no calculation uses it. */
export function unitPrice(
  einzelpreis: number,
  line: Omit<LinePrice, 'menge' | 'einzelpreis'>,
): number {
  return roundHalfUp(factorOf(line).times(einzelpreis), line.einzelpreisGerundet ? 2 : 4);
}

/** Factor that discounts and surcharge apply to a price. */
function factorOf(line: Omit<LinePrice, 'menge' | 'einzelpreis'>) {
  const surcharge = decimal(line.teuerungszuschlagProzent ?? 0).div(100);
  return remainder(line.rabatt1).times(remainder(line.rabatt2)).times(surcharge.plus(1));
}

/**
 * Sums of a document by the vertical method (3-decisions §3.5): net per rate, then tax. Head discounts
 * only on lines that may be discounted; freight is taxed like the highest rate of the lines.
 */
export function documentTotals(head: Head, lines: readonly SummedLine[]): DocumentTotals {
  const counted = lines.filter(({ positionsArt }) => positionsArt === 'N');
  const rates = [...new Set(counted.map(({ steuersatz }) => steuersatz ?? 0))].sort(
    (a, b) => b - a,
  );
  const share = remainder(head.rabatt1).times(remainder(head.rabatt2));
  const frachtkosten = head.frachtkosten ?? 0;
  const freightRate = rates[0] ?? 0;
  const reckoned = (rates.length === 0 ? [0] : rates).map((steuersatz) => {
    const ofRate = counted.filter((line) => (line.steuersatz ?? 0) === steuersatz);
    const sum = (discountable: boolean) =>
      addMoney(
        ...ofRate
          .filter(({ istRabattierfaehig }) => istRabattierfaehig === discountable)
          .map(({ gesamtpreis }) => gesamtpreis ?? 0),
      );
    const discounted = roundHalfUp(share.times(sum(true)), 2);
    const freight = steuersatz === freightRate ? frachtkosten : 0;
    const netto = addMoney(discounted, sum(false), freight);
    const steuer = roundHalfUp(decimal(netto).times(steuersatz).div(100), 2);
    return { steuersatz, netto, steuer };
  });
  const roundings = reckoned.map(
    (sum) =>
      roundingsIn(head.ausgleich).find(
        ({ steuersatz, netto, steuer }) =>
          steuersatz === sum.steuersatz && netto === sum.netto && steuer === sum.steuer,
      ) ?? { zuNetto: 0, zuSteuer: 0 },
  );
  const steuern = reckoned.map(({ steuersatz, netto, steuer }, index) => ({
    steuersatz,
    netto: addMoney(netto, roundings[index]?.zuNetto ?? 0),
    steuer: addMoney(steuer, roundings[index]?.zuSteuer ?? 0),
  }));
  const ausgleich = addMoney(...roundings.map(({ zuNetto }) => zuNetto));
  const skontobasis = addMoney(
    ...steuern.map(({ steuersatz, netto, steuer }) => {
      const without = addMoney(
        ...counted
          .filter((line) => (line.steuersatz ?? 0) === steuersatz && line.istSkontofaehig === false)
          .map(({ gesamtpreis, istRabattierfaehig }) =>
            decimal(gesamtpreis ?? 0).times(istRabattierfaehig ? share : 1),
          ),
      );
      if (without === 0) return addMoney(netto, steuer);
      const rest = decimal(netto).minus(without);
      return roundHalfUp(rest.plus(rest.times(steuersatz).div(100)), 2);
    }),
  );
  const positionen = addMoney(...counted.map(({ gesamtpreis }) => gesamtpreis ?? 0));
  const netto = addMoney(...steuern.map((tax) => tax.netto));
  const profits = counted.flatMap(({ rohertrag }) => (rohertrag == null ? [] : [rohertrag]));
  return {
    positionen,
    rabatt: addMoney(positionen, frachtkosten, ausgleich, -netto),
    frachtkosten,
    ausgleich: ausgleich === 0 ? null : ausgleich,
    netto,
    steuern,
    brutto: addMoney(netto, ...steuern.map(({ steuer }) => steuer)),
    skontobasis,
    rohertrag: profits.length === 0 ? null : addMoney(...profits, netto, -positionen),
  };
}

/** Share that is left after a discount in percent. */
function remainder(percent: number | null) {
  return decimal(1).minus(decimal(percent ?? 0).div(100));
}

/** Roundings kept in a record; empty where it has none. */
export function roundingsIn(kept: unknown): readonly Rounding[] {
  return Array.isArray(kept) ? (kept as Rounding[]) : [];
}
