import type { AnyFieldMetadata } from '../../schemas/define';
import type { EntitySchema } from '../../src/engine/application/entity-schema';
import { standardFieldTypes } from '../../src/engine/fields';
import type { Fields } from '../../src/engine/fields/field';
import { fieldsOf } from '../../src/engine/fields/fields-of';

/** Returns the fields of a schema as an application without types of its own has them. */
export function standardFields(
  schema: string,
  entity: EntitySchema,
  metadata: Readonly<Record<string, AnyFieldMetadata>>,
  lookups: Readonly<Record<string, unknown>> = {},
): Fields {
  return fieldsOf(schema, entity, metadata, lookups, standardFieldTypes);
}
