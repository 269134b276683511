import { addMoney, decimal, roundHalfUp } from './decimal';

/** What a payment meets, in the item's currency; of a credit (`opvArt` G) the amounts are negative. */
export interface Owed {
  opvArt: string;
  offenerBetrag: number;
  bisherGezahlt: number;
  /** What a cash discount is taken of; the open amount unless it is known. */
  skontobasis: number | null;
  skontoFaellig: string | null;
  skontoProzent: number | null;
  skontoFaellig2: string | null;
  skontoProzent2: number | null;
}

/** What a payment settles besides its own amount. */
export interface Settlement {
  /** Cash discount: what the customer deducted. */
  skonto: number;
  /** A cent over (negative) or under (positive) that nobody asks for. */
  differenz: number;
  /** More than is open, by more than the tolerance. */
  isTooMuch: boolean;
}

/**
 * How a payment of `amount` on a `day` settles what is open (3-decisions §3.6 «Skonto», §3.7). A first payment that
 * leaves what a step that is not over allows, give or take the tolerance, has deducted exactly what it leaves. What
 * else is left or paid in excess up to the tolerance is written off, so that the item is done.
 */
export function settle(item: Owed, amount: number, day: string, tolerance: number): Settlement {
  const rest = addMoney(item.offenerBetrag, -amount);
  const sign = item.opvArt === 'G' ? -1 : 1;
  // Money that goes back, and what comes when nothing is open any more, settles nothing.
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
