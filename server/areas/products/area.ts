import type { Area } from '../../resources/area';
import { priceOperations } from './price-operations';
import { tierOperations } from './tier-operations';

/** Products and what they cost whom. */
export const products: Area = {
  operations: () => [priceOperations, tierOperations],
};
