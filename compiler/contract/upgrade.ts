import type { JsonSchema, OpenApiDocument } from '../../schemas/contract/document';

/** Rewrites the 3.0 schema dialect (nullable, boolean exclusive bounds) to JSON Schema 2020-12. A 3.1 document is returned as it is. */
export function upgradeToOpenApi31(document: OpenApiDocument): OpenApiDocument {
  if (document.openapi.startsWith('3.1')) return document;
  return { ...(upgradeNode(document) as OpenApiDocument), openapi: '3.1.0' };
}

function upgradeNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(upgradeNode);
  if (typeof node !== 'object' || node === null) return node;
  const copy: JsonSchema = {};
  for (const [key, value] of Object.entries(node)) copy[key] = upgradeNode(value);
  return upgradeBounds(upgradeNullable(copy));
}

function upgradeNullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.nullable !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (!nullable) return rest;
  if (rest.$ref) return { anyOf: [{ $ref: rest.$ref }, { type: 'null' }] };
  // `nullable` beside a composition is how 3.0 says it of a reference.
  if (!rest.type && (rest.allOf ?? rest.anyOf ?? rest.oneOf)) {
    return { anyOf: [rest, { type: 'null' }] };
  }
  if (rest.type) rest.type = [rest.type, 'null'].flat();
  if (rest.enum && !rest.enum.includes(null)) rest.enum = [...rest.enum, null];
  return rest;
}

function upgradeBounds(schema: JsonSchema): JsonSchema {
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue;
    if (schema[exclusive]) {
      schema[exclusive] = schema[inclusive];
      delete schema[inclusive];
    } else {
      delete schema[exclusive];
    }
  }
  return schema;
}
