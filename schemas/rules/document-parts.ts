import { addMoney, decimal, roundHalfUp } from './decimal';
import type { RateSum, Rounding } from './document-totals';

/** A document with what its lines and its freight come to for each rate, with its own rounding. */
export interface PartSums {
  steuern: readonly RateSum[];
  /** Freight and the rate that it is taxed at; null without freight. */
  fracht: { steuersatz: number; betrag: number } | null;
}

/** The documents that a last part belongs to. */
export interface Parts {
  /** What was agreed: the order, or the deliveries that an invoice is of. */
  wholes: readonly PartSums[];
  /** The other parts that are booked. */
  others: readonly PartSums[];
  /** The part itself, without rounding. */
  own: PartSums;
  /** Rates of which nothing is left after this part. */
  complete: ReadonlySet<number>;
  /** Up to how much the tax of a rate may be other than its net sum has it. */
  tolerance: number;
}

/**
 * What the last part of an order takes for the parts to end at the order's sum to the cent (3-decisions §3.6), by
 * rate. The net sum takes what is left, unless it would turn into its opposite. So does the tax, where there is
 * one whole and no more than the tolerance between both; otherwise it is the tax of the net sum. For parts that
 * differ from the whole by rounding only: of the same lines, prices and discounts.
 */
export function restOfParts({ wholes, others, own, complete, tolerance }: Parts): Rounding[] {
  return own.steuern.flatMap(({ steuersatz, netto, steuer }): Rounding[] => {
    if (!complete.has(steuersatz)) return [];
    const parts = [...others, own];
    if (freightAt(steuersatz, wholes) !== freightAt(steuersatz, parts)) return [];
    const rest = (of: 'netto' | 'steuer') =>
      addMoney(
        ...wholes.map((sums) => atRate(steuersatz, sums)?.[of] ?? 0),
        ...others.map((sums) => -(atRate(steuersatz, sums)?.[of] ?? 0)),
      );
    const net = rest('netto');
    if (net * netto <= 0) return [];
    const usual = roundHalfUp(decimal(net).times(steuersatz).div(100), 2);
    const left = rest('steuer');
    const takesTax = wholes.length === 1 && Math.abs(addMoney(left, -usual)) <= tolerance;
    const zuNetto = addMoney(net, -netto);
    const zuSteuer = addMoney(takesTax ? left : usual, -steuer);
    if (zuNetto === 0 && zuSteuer === 0) return [];
    return [{ steuersatz, netto, steuer, zuNetto, zuSteuer }];
  });
}

const atRate = (rate: number, { steuern }: PartSums) =>
  steuern.find(({ steuersatz }) => steuersatz === rate);

function freightAt(rate: number, documents: readonly PartSums[]): number {
  return addMoney(
    ...documents.flatMap(({ fracht }) => (fracht?.steuersatz === rate ? [fracht.betrag] : [])),
  );
}
