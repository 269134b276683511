import type { PartSchemas, PropertySchema } from '../application/entity-schema';
import { nameOf, partOf } from './part-of';

/** Names of the fields of each alternative; none where the object is of one kind. */
export function alternativesOf(property: PropertySchema, schemas: PartSchemas = {}): string[][] {
  const { oneOf, anyOf } = schemas[nameOf(property) ?? ''] ?? property;
  const all = (oneOf ?? anyOf ?? []).map((one) => partOf(one, schemas)?.entity.properties ?? {});
  return all.map((properties) => Object.keys(properties));
}
