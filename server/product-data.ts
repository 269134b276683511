import { shippedParameters } from './data/shipped-parameters';
import { demo } from './areas/demo';
import { areas } from './areas/index';
import { baseRoles } from './areas/shipped-roles';
import type { ShippedData } from './data/shipped-data';

/** Data that every installation of the product starts with, and the demo company. */
export const productData: ShippedData = {
  tables: [
    shippedParameters([{ name: 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN', typ: 'ROLLEN', wert: null }]),
    ...areas.flatMap(({ shipped }) => shipped ?? []),
  ],
  roles: baseRoles,
  demo,
};
