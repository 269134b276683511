import type { JsonSchema, Operation } from './document';

/**
 * Returns the entity that the JSON answer of a status carries, and whether as one record or as a list; undefined when
 * it carries none. An answer that is not declared for 200 may stand under `default`.
 */
export function answeredSchema(
  operation: Operation,
  status: '200' | '201' = '200',
): { schema: string; list: boolean } | undefined {
  const { [status]: answer, default: otherwise } = operation.responses ?? {};
  const content = answer?.content ?? (status === '200' ? otherwise?.content : undefined);
  const schema = content?.['application/json']?.schema;
  const place = operation['x-rows'];
  if (schema && typeof place === 'string') return entityAt(schema, place.split('.'));
  return schema && entityIn(schema);
}

/** Finds the entity at a path such as `daten.0.datensaetze`, as `x-rows` writes it. */
function entityAt(
  schema: JsonSchema,
  [step, ...further]: readonly string[],
): { schema: string; list: boolean } | undefined {
  if (step === undefined) return entityIn(schema);
  const next = /^\d+$/.test(step) ? schema.items : schema.properties?.[step];
  return next && entityAt(next, further);
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

/** Name of a referenced schema: `#/components/schemas/Address` → `Address`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
