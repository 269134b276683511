import type { JsonSchema } from '../../../schemas/contract/document';

/**
 * Merges several schemas that all hold into one: properties and required ones add up, of bounds the narrower counts, of
 * enumerations what all have. Of words (title, description) the last wins.
 */
export function mergedSchemas(parts: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = parts;
  return rest.reduce(merged, first);
}

function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const both = { ...one, ...other };
  if (one.properties && other.properties) {
    both.properties = { ...one.properties };
    for (const [name, property] of Object.entries(other.properties)) {
      const known = one.properties[name];
      // Given twice, e.g. only as required or with another description: both hold.
      both.properties[name] = known ? beside(known, property) : property;
    }
  }
  if (one.required && other.required) {
    both.required = [...new Set([...asList(one.required), ...asList(other.required)])];
  } else if (both.required) both.required = asList(both.required);
  if (one.enum && other.enum) {
    both.enum = one.enum.filter((value) => other.enum?.includes(value));
  }
  for (const name of ['minimum', 'minLength', 'minItems'])
    narrower(both, one, other, name, Math.max);
  for (const name of ['maximum', 'maxLength', 'maxItems'])
    narrower(both, one, other, name, Math.min);
  return both;
}

/** Merges a property that two parts give: by itself where one has nothing but words. */
function beside(known: JsonSchema, property: JsonSchema): JsonSchema {
  if (Object.keys(property).length === 0) return known;
  if (known.$ref ?? property.$ref) return property.$ref ? property : { ...property, ...known };
  return merged(known, property);
}

function narrower(
  target: JsonSchema,
  one: JsonSchema,
  other: JsonSchema,
  name: string,
  of: (a: number, b: number) => number,
): void {
  const [a, b] = [one[name], other[name]];
  if (typeof a === 'number' && typeof b === 'number') target[name] = of(a, b);
}

/** Reads a list of required properties. Drafts of JSON Schema before 4 put `required: true` on the property itself. */
function asList(required: unknown): string[] {
  return Array.isArray(required) ? (required as string[]) : [];
}
