import type { Parts } from './app';
import { areas } from './areas/index';
import { allHandlers } from './handlers';
import { readContract } from './http/contract/contract';
import { productData } from './product-data';
import { registeredResources } from './registered-resources';

/** Parts of the product. */
export function productParts(): Parts {
  return {
    contract: readContract(),
    resources: registeredResources,
    handlers: allHandlers,
    shipped: productData,
    resume: async (db) => {
      for (const { resume } of areas) await resume?.(db);
    },
    work: (kit) => {
      const stops = areas.flatMap(({ work }) => work?.(kit) ?? []);
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
