import { addMoney, decimal, roundHalfUp } from './decimal';
import type { RateSum, Rounding } from './document-totals';

/** Document with the sums of its lines and its freight by rate, with its own rounding. */
export interface PartSums {
  steuern: readonly RateSum[];
  /** Freight and its tax rate; null without freight. */
  fracht: { steuersatz: number; betrag: number } | null;
}

/** Documents that a last part belongs to. */
export interface Parts {
  /** Agreed documents: the order, or the deliveries that are invoiced. */
  wholes: readonly PartSums[];
  /** The other parts that are booked. */
  others: readonly PartSums[];
  /** The part itself, without rounding. */
  own: PartSums;
  /** Rates that this part completes. */
  complete: ReadonlySet<number>;
  /** Maximum difference between the tax of a rate and the tax of its net sum. */
  tolerance: number;
}

/**
 * Computes the roundings by rate with which the last part of an order makes its parts add up to the order's sum to the
 * cent (3-decisions §3.6). The net sum takes the remainder, unless that would reverse its sign. So does the tax where
 * there is one whole and the two differ by no more than the tolerance; otherwise it is the tax of the net sum. Only for
 * parts that differ from the whole by rounding: same lines, prices and discounts.
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
    const whole = addMoney(...wholes.map((sums) => atRate(steuersatz, sums)?.netto ?? 0));
    if (net * (netto || whole) < 0) return [];
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
