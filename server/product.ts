import type { Parts } from './app';
import { allHandlers } from './handlers';
import { readContract } from './http/contract';
import { productData } from './product-data';
import { registeredResources } from './registered-resources';

/** What the product is made of. */
export function productParts(): Parts {
  return {
    contract: readContract(),
    resources: registeredResources,
    handlers: allHandlers,
    shipped: productData,
  };
}
