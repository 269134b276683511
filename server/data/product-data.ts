import {
  countries,
  deliveryTerms,
  paymentMethods,
  systemParameters,
  texts,
} from '../db/generated/tables';
import { countryCodes, countryName } from '../../schemas/rules/country';
import { counters } from '../db/tables/base';
import { baseDeliveryTerms, basePaymentMethods, baseTexts } from './reference-texts';
import { baseRoles } from './roles';
import { shippedRows, type ShippedData } from './shipped-data';
import { baseParameters } from './system-parameters';

const baseCountries = countryCodes.map((lkz) => ({
  lkz,
  landDe: countryName(lkz, 'de'),
  landEn: countryName(lkz, 'en'),
  landFr: countryName(lkz, 'fr'),
}));

/** The last number given of each range. */
/** Number ranges and where they begin. */
export const baseCounters = [{ name: 'adressnummer', value: 10_000 }];

/** What every installation of the product starts with. */
export const productData: ShippedData = {
  tables: [
    shippedRows(countries, baseCountries, ({ lkz }) => lkz),
    { table: paymentMethods, rows: basePaymentMethods },
    { table: deliveryTerms, rows: baseDeliveryTerms },
    shippedRows(texts, baseTexts, ({ schluessel, eintrag }) => `${schluessel} ${eintrag}`),
    shippedRows(counters, baseCounters, ({ name }) => name),
    shippedRows(systemParameters, baseParameters, ({ name }) => name),
  ],
  roles: baseRoles,
};
