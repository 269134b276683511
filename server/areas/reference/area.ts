import { countryCodes, countryName } from '../../../schemas/rules/country';
import { shippedRows } from '../../data/shipped-data';
import { countries, deliveryTerms, paymentMethods, texts } from '../../db/generated/reference';
import type { Area } from '../../resources/model/area';
import { rateChanges } from './rate-changes';
import { baseDeliveryTerms, basePaymentMethods, baseTexts } from './shipped-texts';

const baseCountries = countryCodes.map((lkz) => ({
  lkz,
  landDe: countryName(lkz, 'de'),
  landEn: countryName(lkz, 'en'),
  landFr: countryName(lkz, 'fr'),
}));

/** Area of small lists that records choose from: countries, texts, payment methods, delivery terms, tax classes. */
export const reference: Area = {
  resources: { ExchangeRate: rateChanges },
  shipped: [
    shippedRows(countries, baseCountries, ({ lkz }) => lkz),
    { table: paymentMethods, rows: basePaymentMethods },
    { table: deliveryTerms, rows: baseDeliveryTerms },
    shippedRows(texts, baseTexts, ({ schluessel, eintrag }) => `${schluessel} ${eintrag}`),
  ],
};
