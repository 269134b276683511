import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';
import { schemaName } from '../../document/references';

/**
 * Choice of several kinds of records: the property that tells which, and for each of its values what only that kind
 * has.
 */
export interface Choice {
  /** Property that tells the kind; undefined where nothing does. */
  property: string | undefined;
  kinds: readonly { value: string; schema: string | undefined; own: readonly string[] }[];
}

/** Merger of a schema's parts. */
interface Merging {
  document: OpenApiDocument;
  merged(schema: JsonSchema): JsonSchema;
}

/**
 * Merges a `oneOf` or `anyOf` of objects: the properties of all kinds, required what all require. The property of the
 * discriminator has the kinds as its values. Undefined where it is no choice of objects.
 */
export function choiceOf(schema: JsonSchema, merging: Merging) {
  const options = schema.oneOf ?? schema.anyOf;
  if (!options || options.length === 0) return undefined;
  const kinds = options.map((option) => ({
    name: schemaName(option),
    flat: merging.merged(option),
  }));
  if (!kinds.every(({ flat }) => flat.properties)) return undefined;
  const { propertyName, mapping = {} } = (schema.discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  const valueOf = (name: string | undefined, flat: JsonSchema): string => {
    const mapped = Object.entries(mapping).find(
      ([, to]) => to === name || to.split('/').at(-1) === name,
    )?.[0];
    const own = propertyName === undefined ? undefined : flat.properties?.[propertyName];
    const only = own?.const ?? (own?.enum?.length === 1 ? own.enum[0] : undefined);
    return mapped ?? (typeof only === 'string' ? only : (name ?? ''));
  };
  const shared = Object.keys(kinds[0]?.flat.properties ?? {}).filter((name) =>
    kinds.every(({ flat }) => flat.properties && name in flat.properties),
  );
  const found: Choice = {
    property: propertyName,
    kinds: kinds.map(({ name, flat }) => ({
      value: valueOf(name, flat),
      schema: name,
      own: Object.keys(flat.properties ?? {}).filter((one) => !shared.includes(one)),
    })),
  };
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...kinds.map(({ flat }) => flat.properties),
  );
  if (propertyName !== undefined) {
    const values = found.kinds.map(({ value }) => value).filter((value) => value !== '');
    const { const: _only, ...said } = properties[propertyName] ?? {};
    properties[propertyName] = { ...said, type: 'string', enum: [...new Set(values)] };
  }
  const required = [
    ...(schema.required ?? []),
    ...shared.filter((name) => kinds.every(({ flat }) => flat.required?.includes(name))),
  ];
  return { properties, required: [...new Set(required)], kinds: found };
}
