import type { JsonSchema } from '../../schemas/contract/document';

/**
 * A schema as the page reads it, property by property: references to values (an enumeration, a format)
 * are written out, those of a list's items too, and «this or null» becomes a nullable type. References to objects stay.
 */
export function pageSchema(
  schema: JsonSchema | undefined,
  components: Readonly<Record<string, JsonSchema>>,
): JsonSchema | undefined {
  if (!schema?.properties) return schema;
  // Where records are listed and read, and what they are called, the page knows from the contract's tables.
  const { 'x-resource': _resource, 'x-title': _title, ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        plain(property, components),
      ]),
    ),
  };
}

function plain(property: JsonSchema, components: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { $ref, anyOf, oneOf, ...beside } = property;
  if (property.items) return { ...property, items: plain(property.items, components) };
  if ($ref) {
    const target = components[$ref.split('/').at(-1) ?? ''];
    if (!target || target.properties || target.allOf) return property;
    return plain({ ...target, ...beside }, components);
  }
  const choices = anyOf ?? oneOf;
  const values = choices?.filter(({ type }) => type !== 'null');
  const [value] = values ?? [];
  if (!choices || !value || values?.length !== 1 || choices.length !== 2) return property;
  const found = plain(value, components);
  if (found.$ref) return property;
  return {
    ...found,
    ...beside,
    type: [...new Set([...[found.type ?? []].flat(), 'null'])],
    ...(found.enum && { enum: [...new Set([...found.enum, null])] }),
  };
}
