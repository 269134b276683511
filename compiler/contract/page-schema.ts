import type { JsonSchema } from '../../schemas/contract/document';

type Components = Readonly<Record<string, JsonSchema>>;

/**
 * Returns a schema as the page reads it, property by property: references to values (an enumeration, a format) are
 * written out, those of a list's items too, and «this or null» becomes a nullable type. References to objects stay;
 * their meaning, as far as anything in the schema reaches it, stands under `$defs`.
 */
export function pageSchema(
  schema: JsonSchema | undefined,
  components: Components,
): JsonSchema | undefined {
  if (!schema?.properties) return schema;
  // The page knows from the contract's tables where records are listed and read, and what they are called.
  const { 'x-resource': _resource, 'x-title': _title, ...rest } = schema;
  const parts = new Map<string, JsonSchema>();
  const page = withPlainParts(rest, { components, parts });
  return parts.size === 0 ? page : { ...page, $defs: Object.fromEntries(parts) };
}

interface Reach {
  components: Components;
  /** Objects that were reached, by name; one that reaches itself stands there once. */
  parts: Map<string, JsonSchema>;
}

function plain(property: JsonSchema, reach: Reach): JsonSchema {
  const { $ref, ...beside } = property;
  if ($ref) return referred($ref, beside, reach);
  const { anyOf, oneOf, ...rest } = property;
  const choices = anyOf ?? oneOf;
  const values = choices?.filter(({ type }) => type !== 'null');
  const [value] = values ?? [];
  if (!choices || !value || values?.length !== 1 || choices.length !== 2) {
    return withPlainParts(property, reach);
  }
  const found = plain(value, reach);
  // The referred type carries the meaning: beside the reference stands only that it may be null.
  const types = found.$ref ? ['object'] : [found.type ?? []].flat();
  return {
    ...found,
    ...rest,
    type: [...new Set([...types, 'null'])],
    ...(found.enum && { enum: [...new Set([...found.enum, null])] }),
  };
}

/** Writes out a reference to values; keeps one to an object, and its meaning. */
function referred($ref: string, beside: JsonSchema, reach: Reach): JsonSchema {
  const name = $ref.split('/').at(-1) ?? '';
  const target = reach.components[name];
  if (!target) return { ...beside, $ref };
  const isObject = target.properties ?? target.allOf ?? target.oneOf ?? target.anyOf;
  if (!isObject) return plain({ ...target, ...beside }, reach);
  if (!reach.parts.has(name)) {
    reach.parts.set(name, {});
    const { 'x-resource': _resource, 'x-title': _title, ...rest } = target;
    reach.parts.set(name, withPlainParts(rest, reach));
  }
  return { ...beside, $ref: `#/$defs/${name}` };
}

/** Returns the same schema with everything in it as the page reads it. */
function withPlainParts(schema: JsonSchema, reach: Reach): JsonSchema {
  const each = (found: JsonSchema[] | undefined) => found?.map((one) => plain(one, reach));
  const { properties, items, allOf, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, plain(one, reach)]),
      ),
    }),
    ...(items && { items: plain(items, reach) }),
    ...(allOf && { allOf: each(allOf) }),
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
  };
}
