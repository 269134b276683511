import { decimal, roundHalfUp } from './decimal';

/** Maximum age of a rate in days: there is none on weekends and holidays. */
export const RATE_DAYS = 7;

/**
 * Converts an amount to euro, rounded to 2 decimals. `rate`: units of its currency for one euro, as the European
 * Central Bank publishes it; null where none is known. Null where the amount is in another currency than euro and there
 * is no rate.
 */
export function euroOf(amount: number, currency: string, rate: number | null): number | null {
  if (currency === 'EUR') return amount;
  return rate === null ? null : roundHalfUp(decimal(amount).div(rate), 2);
}
