import Big from 'big.js';

/**
 * Decimal arithmetic for money, percentages, quantities and weights (3-decisions 3.1 «Arithmetic»).
 *
 * Values travel as JSON numbers; big.js reads their shortest decimal text, so 1.005 is exactly
 * 1.005 here. A chain of steps stays a `Big` and is rounded where a step is shown:
 * `roundHalfUp(decimal(menge).times(einzelpreis), 2)`.
 */
type DecimalInput = number | string | Big;

// A private constructor: settings that others make on Big cannot change our results.
const Decimal = Big();
Decimal.DP = 20;
Decimal.RM = Big.roundHalfUp;

/** Returns the exact decimal value. Throws when the input is not a finite number. */
export function decimal(value: DecimalInput): Big {
  return new Decimal(value);
}

/** Rounds commercially to `scale` decimals: ties go away from zero (1.005 → 1.01, −1.005 → −1.01). */
export function roundHalfUp(value: DecimalInput, scale: number): number {
  // `+ 0` turns −0 into 0: nobody wants to read «-0,00».
  return Number(decimal(value).round(scale, Big.roundHalfUp).toString()) + 0;
}

/** Sum of amounts, exact, rounded to 2 decimals; 0 without amounts. */
export function addMoney(...amounts: DecimalInput[]): number {
  let cents = 0;
  let rest = decimal(0);
  for (const amount of amounts) {
    const whole = wholeCents(amount);
    if (whole === undefined) rest = rest.plus(decimal(amount));
    else cents += whole;
  }
  return roundHalfUp(rest.plus(decimal(cents).div(100)), 2);
}

/** Bound below which thousands of amounts in cents add up without leaving the exact integers. */
const EXACT_CENTS = 1e11;

/**
 * Returns an amount in whole cents; undefined for amounts that are not. Most are, and integers add up exactly and fast;
 * a long table is summed at each keystroke. A number of up to 15 digits is the nearest to one decimal text only, so an
 * amount that comes back unchanged from its cents has no further decimals.
 */
function wholeCents(amount: DecimalInput): number | undefined {
  if (typeof amount !== 'number') return undefined;
  const cents = Math.round(amount * 100);
  return Math.abs(cents) < EXACT_CENTS && cents / 100 === amount ? cents : undefined;
}
