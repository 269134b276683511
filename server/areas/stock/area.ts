import { shippedParameters } from '../../accounts/shipped-parameters';
import type { Area } from '../../resources/area';
import { serviceStockOperations } from './service-stock';

/** Warehouses, their locations and what lies there. */
export const stock: Area = {
  operations: () => [serviceStockOperations],
  shipped: [shippedParameters([{ name: 'LAGER.NEGATIVBESTAND', typ: 'JANEIN', wert: 'J' }])],
};
