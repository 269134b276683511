import type { JsonSchema, Operation } from './types';

/** Which entity a 2xx JSON answer carries, and whether as one record or as a list; undefined when it carries none. */
export function answeredSchema(
  operation: Operation,
): { schema: string; list: boolean } | undefined {
  const content = operation.responses?.['200']?.content ?? operation.responses?.default?.content;
  const schema = content?.['application/json']?.schema;
  return schema && entityIn(schema);
}

function entityIn(schema: JsonSchema): { schema: string; list: boolean } | undefined {
  if (schema.$ref) return { schema: refName(schema.$ref), list: false };
  if (schema.items?.$ref) return { schema: refName(schema.items.$ref), list: true };
  // An envelope: the one property that is an entity or a list of entities.
  const inside = Object.values(schema.properties ?? {})
    .filter((property) => property.$ref ?? property.items?.$ref)
    .map(entityIn);
  return inside.length === 1 ? inside[0] : undefined;
}

/** `#/components/schemas/Address` → `Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
