import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { standardFields } from '../../support/standard-fields';
import schema from '../../fixtures/gadgets/page/schemas/generated/schemas/Supplier.json';

/** The playground's records with objects, lists and alternatives inside. */
export const supplierFields = standardFields('Supplier', schema as EntitySchema, {});

/** Its sections' fields. */
export const supplierNames = ['name', 'address', 'payment', 'contacts', 'keywords'];
