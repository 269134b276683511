import { querySchema } from '../schemas/contract/query-parameters';
import { bodyReference, bodySchema, type ContractTables } from '../schemas/contract/tables';
import type { JsonSchema, OpenApiDocument } from '../schemas/contract/document';

/**
 * Adds to every entity that can be created or changed its input (without `readOnly`) and its patch (all optional,
 * nullable unless required, without `x-create-only`), and lets the request bodies refer to them; and to every call with
 * query parameters of its own the schema of these. With `x-complete-answers` the entity itself becomes the answer:
 * every property present, none write-only.
 */
export function deriveInputs(document: OpenApiDocument, tables: ContractTables): OpenApiDocument {
  // Through JSON, so that objects the document shares become their own.
  const derived = JSON.parse(JSON.stringify(document)) as OpenApiDocument;
  const schemas = (derived.components ??= {}).schemas ?? {};
  derived.components.schemas = schemas;
  const originals = structuredClone(schemas);
  const entities = new Set([...Object.values(tables.lists), ...Object.values(tables.records)]);

  for (const item of Object.values(derived.paths)) {
    for (const [method, suffix] of [
      ['post', 'Input'],
      ['put', 'Input'],
      ['patch', 'Patch'],
    ] as const) {
      const operation = item[method];
      const name = operation && bodySchema(operation);
      const original = name && entities.has(name) ? originals[name] : undefined;
      if (!operation || !original?.properties) continue;
      schemas[`${name}${suffix}`] = {
        ...(suffix === 'Input' ? inputOf(original) : patchOf(original)),
        'x-entity': name,
      };
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
        const reference = bodyReference(schema);
        if (reference?.$ref === `#/components/schemas/${name}`) reference.$ref += suffix;
      }
    }
  }
  for (const [name, schema] of Object.entries(tables.queries)) {
    const operation = derived.paths[name.slice('GET '.length)]?.get;
    if (operation) schemas[schema] = querySchema(operation, derived);
  }
  if (document['x-complete-answers']) {
    for (const name of entities) {
      const original = originals[name];
      if (original?.properties) schemas[name] = answerOf(original);
    }
  }
  return derived;
}

/** Returns what input of a schema may carry: everything but `readOnly`. */
export function inputOf(entity: JsonSchema): JsonSchema {
  const properties = Object.entries(entity.properties ?? {}).filter(
    ([, property]) => !property.readOnly,
  );
  const { 'x-resource': _resource, 'x-title': _title, ...rest } = entity;
  return {
    ...rest,
    required: entity.required?.filter((name) => properties.some(([key]) => key === name)),
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** Returns what a change of a schema may carry: each property by itself, and null where it need not have a value. */
export function patchOf(entity: JsonSchema): JsonSchema {
  const input = inputOf(entity);
  const changeable = Object.entries(input.properties ?? {}).filter(
    ([, property]) => !property['x-create-only'],
  );
  const properties = changeable.map(([name, property]) => {
    const { default: _default, ...rest } = property; // A patch must not fill in what was not sent.
    // What has a value from the start never goes without one.
    const needed = input.required?.includes(name) || (_default ?? null) !== null;
    return [name, needed ? rest : nullable(rest)] as const;
  });
  const { required: _required, ...rest } = input;
  return { ...rest, properties: Object.fromEntries(properties), minProperties: 1 };
}

/** Makes a property nullable. Booleans stay two-valued: null would be a third state that no field shows. */
function nullable(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.some(({ type }) => [type].flat().includes('null'))) return schema;
  if (schema.$ref ?? choices ?? schema.allOf) {
    // What stands beside the reference (`x-right`, `description`) still holds for the property.
    const { $ref, anyOf, oneOf, allOf, ...beside } = schema;
    const value = { ...($ref && { $ref }), ...(anyOf && { anyOf }), ...(oneOf && { oneOf }) };
    return { ...beside, anyOf: [{ ...value, ...(allOf && { allOf }) }, { type: 'null' }] };
  }
  if (types.length === 0 || types.includes('null') || types.includes('boolean')) return schema;
  return {
    ...schema,
    type: [...types, 'null'],
    ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
  };
}

function answerOf(entity: JsonSchema): JsonSchema {
  const properties = Object.entries(entity.properties ?? {}).filter(
    ([, property]) => !property.writeOnly,
  );
  return {
    ...entity,
    required: properties
      .filter(([, property]) => typeof property['x-right'] !== 'string')
      .map(([name]) => name),
    properties: Object.fromEntries(properties),
  };
}
