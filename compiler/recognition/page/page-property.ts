import type { JsonSchema } from '../../../schemas/contract/document';
import { isOfType, type FlatSchema } from '../schemas/flat-schema';

/** Keywords of a schema that a page and its validators read; the rest is for other tools. */
const kept = [
  ...['type', 'format', 'enum', 'default', 'title', 'description', 'readOnly', 'writeOnly'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'required', 'deprecated'],
  ...['contentMediaType', 'contentEncoding', 'x-create-only'],
];

/** Most parts of an object that nobody changes; with more it is shown by what stands for it. */
const MOST_PARTS = 6;

/**
 * Returns a property as the page has it: an object that is only read is what it is shown by, an object that is sent has
 * all its parts. Undefined where nothing of it could be shown.
 */
export function pageProperty(flat: FlatSchema, isSent: boolean): JsonSchema | undefined {
  const plain = plainSchema(flat);
  if (flat.items) {
    const items = pageProperty(flat.items, isSent);
    const isObject = isOfType(flat.items, 'object');
    return items ? { ...plain, items } : isObject ? undefined : { ...plain, items: {} };
  }
  if (!isOfType(flat, 'object')) return plain;
  const [shown] = flat['x-shown'] ?? [];
  const names = Object.keys(flat.properties ?? {}).filter(
    (name, at) => isSent || (shown === undefined ? at < MOST_PARTS : name === shown),
  );
  const properties: Record<string, JsonSchema> = {};
  for (const name of names) {
    const part = pageProperty(flat.properties?.[name] ?? {}, isSent);
    if (part) properties[name] = part;
  }
  if (Object.keys(properties).length === 0) return undefined;
  const required = isSent ? flat.required?.filter((name) => name in properties) : undefined;
  const { required: _all, ...rest } = plain;
  const isNamed = isSent && shown !== undefined && shown in properties;
  return {
    ...rest,
    ...(required && { required }),
    ...(isNamed && { 'x-shown': shown }),
    properties,
  };
}

/**
 * Picks the words of a schema that a page reads, with bounds as in 2020-12, and no pattern that browsers do not know.
 */
function plainSchema(schema: JsonSchema): JsonSchema {
  const plain: JsonSchema = {};
  for (const word of kept) if (schema[word] !== undefined) plain[word] = schema[word];
  if (typeof plain.pattern === 'string' && !isPattern(plain.pattern)) delete plain.pattern;
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (plain[exclusive] === true) plain[exclusive] = plain[inclusive];
    if (typeof schema[exclusive] !== 'boolean') continue;
    if (schema[exclusive]) delete plain[inclusive];
    else delete plain[exclusive];
  }
  return plain;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
