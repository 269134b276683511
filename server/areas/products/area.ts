import type { Area } from '../../resources/model/area';
import { priceOperations } from './price-operations';
import { tierOperations } from './tier-operations';

/** Area of products and their prices. */
export const products: Area = {
  operations: () => [priceOperations, tierOperations],
};
