import type { EntitySchema } from '../application/entity-schema';
import type { Fields } from './field';

/** Returns the schema that fields were made from. */
export function entityOf(fields: Fields): EntitySchema {
  const all = Object.values(fields);
  const [first] = all;
  return {
    required: all.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(all.map(({ name, property }) => [name, property])),
    ...(first?.partSchemas && { $defs: first.partSchemas }),
  };
}
