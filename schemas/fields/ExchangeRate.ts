import { defineFields } from '../define';

/** Rates of the European Central Bank: units of a currency for one euro; the euro itself has none. */
export const exchangeRateFields = defineFields('ExchangeRate', {
  waehrung: { check: (waehrung) => (waehrung === 'EUR' ? 'msg_rate_of_euro' : undefined) },
});
