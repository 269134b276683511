import type { Area } from '../../resources/model/area';
import { priceOperations } from './price-operations';
import { tierOperations } from './tier-operations';

/** Products and what they cost whom. */
export const products: Area = {
  operations: () => [priceOperations, tierOperations],
};
