import { addMoney, decimal, roundHalfUp } from './decimal';

/** Item that a payment meets, in its currency; amounts of a credit (`opvArt` G) are negative. */
export interface Owed {
  opvArt: string;
  offenerBetrag: number;
  bisherGezahlt: number;
  /** Amount that a cash discount is taken off; the open amount if unknown. */
  skontobasis: number | null;
  skontoFaellig: string | null;
  skontoProzent: number | null;
  skontoFaellig2: string | null;
  skontoProzent2: number | null;
}

/** Amounts that a payment settles besides its own. */
export interface Settlement {
  /** Cash discount that the customer deducted. */
  skonto: number;
  /** Cents over (negative) or under (positive) that nobody claims. */
  differenz: number;
  /** True if it exceeds the open amount by more than the tolerance. */
  isTooMuch: boolean;
}

/**
 * Settles an open item with a payment of `amount` on a `day` (3-decisions §3.6 «Skonto», §3.7). A first payment that
 * leaves what a step still running allows, give or take the tolerance, has deducted exactly the remainder. Any other
 * remainder or excess up to the tolerance is written off, so that the item is done.
 */
export function settle(item: Owed, amount: number, day: string, tolerance: number): Settlement {
  const rest = addMoney(item.offenerBetrag, -amount);
  const sign = item.opvArt === 'G' ? -1 : 1;
  // Money that is paid back, and payments when nothing is open any more, settle nothing.
  const isPayment = sign * amount > 0 && sign * item.offenerBetrag > 0;
  const isWithin = (difference: number) => Math.abs(difference) <= tolerance;
  if (isPayment && sign * rest > 0 && item.bisherGezahlt === 0) {
    const steps = [
      [item.skontoFaellig, item.skontoProzent],
      [item.skontoFaellig2, item.skontoProzent2],
    ] as const;
    for (const [until, percent] of steps) {
      if (until === null || percent === null || day > until) continue;
      const base = decimal(item.skontobasis ?? item.offenerBetrag);
      const discount = roundHalfUp(base.times(percent).div(100), 2);
      if (discount !== 0 && isWithin(addMoney(rest, -discount))) {
        return { skonto: rest, differenz: 0, isTooMuch: false };
      }
    }
  }
  const isSettled = isPayment && isWithin(rest);
  return {
    skonto: 0,
    differenz: isSettled ? rest : 0,
    isTooMuch: sign * amount > 0 && sign * rest < 0 && !isSettled,
  };
}
