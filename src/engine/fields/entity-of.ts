import type { EntitySchema } from '../application/entity-schema';
import type { Fields } from './field';

/** The schema that fields were made of. */
export function entityOf(fields: Fields): EntitySchema {
  const all = Object.values(fields);
  const [first] = all;
  return {
    required: all.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(all.map(({ name, property }) => [name, property])),
    ...(first?.partSchemas && { $defs: first.partSchemas }),
  };
}
