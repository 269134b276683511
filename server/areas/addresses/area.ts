import { shippedCounters, shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';

/** Area of customers, suppliers and their people. */
export const addresses: Area = {
  shipped: [
    shippedCounters([{ name: 'adressnummer', value: 10_000 }]),
    shippedParameters([
      { name: 'SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN', typ: 'JANEIN', wert: 'N' },
    ]),
  ],
};
