import { decimal, roundHalfUp } from './decimal';

/** The days that a rate may be old: there is none on weekends and holidays. */
export const RATE_DAYS = 7;

/**
 * An amount in euro, rounded to 2 decimals. `rate`: units of its currency for one euro, as the European Central Bank
 * says it; null where none is known. Null where the amount is in another currency than euro and there is no rate.
 */
export function euroOf(amount: number, currency: string, rate: number | null): number | null {
  if (currency === 'EUR') return amount;
  return rate === null ? null : roundHalfUp(decimal(amount).div(rate), 2);
}
