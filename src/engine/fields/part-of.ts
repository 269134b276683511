import type { EntitySchema, PartSchemas, PropertySchema } from '../application/entity-schema';

export interface Part {
  /** Name of the schema; undefined where it is described in place. */
  name: string | undefined;
  entity: EntitySchema;
}

/**
 * Returns the object that a property holds, with what any alternative may hold; undefined where no property is known.
 */
export function partOf(
  property: PropertySchema | undefined,
  schemas: PartSchemas = {},
): Part | undefined {
  if (!property) return undefined;
  const name = nameOf(property);
  const properties: Record<string, PropertySchema> = {};
  const required: string[] = [];
  // An alternative may lead back to what it belongs to.
  const seen = new Set<PropertySchema>();
  const add = (one: PropertySchema, isSure: boolean) => {
    const described = schemas[nameOf(one) ?? ''] ?? one;
    if (seen.has(described)) return;
    seen.add(described);
    for (const [key, found] of Object.entries(described.properties ?? {})) {
      properties[key] = either(properties[key], found);
    }
    if (isSure) required.push(...(described.required ?? []));
    for (const all of described.allOf ?? []) add(all, isSure);
    for (const either of [...(described.oneOf ?? []), ...(described.anyOf ?? [])]) {
      add(either, false);
    }
  };
  add(property, true);
  if (Object.keys(properties).length === 0) return undefined;
  return { name, entity: { properties, required } };
}

/** Returns the name of the schema that a property refers to. */
export function nameOf({ $ref }: PropertySchema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** Joins two descriptions: what the first says, or one of the values that tell the alternatives apart. */
function either(first: PropertySchema | undefined, next: PropertySchema): PropertySchema {
  const values = [first, next].flatMap(
    (one) => one?.enum ?? (one?.const === undefined ? [] : [one.const]),
  );
  if (!first) return next.const === undefined ? next : { ...next, enum: values };
  return first.enum && values.length > 0 ? { ...first, enum: [...new Set(values)] } : first;
}
