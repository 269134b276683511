import { shippedCounters, shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { personChanges } from './person-changes';

/** Area of customers, suppliers and their people. */
export const addresses: Area = {
  resources: { ContactPerson: personChanges },
  shipped: [
    shippedCounters([{ name: 'adressnummer', value: 10_000 }]),
    shippedParameters([
      { name: 'SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN', typ: 'JANEIN', wert: 'N' },
    ]),
  ],
};
