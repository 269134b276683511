import type { JsonSchema } from './contract';

/** Bytes of one character of a JSON text at most: `\u0064`. */
const CHARACTER = 6;
/** Bytes of a value whose schema names no length: a number, a date, a word of a list. */
const SHORT = 200;
/** Least limit, so that a client may indent its few values. */
const LEAST = 4_096;

/**
 * Bytes that a JSON body of a schema may have at most, by the lengths of its texts and lists; a list without a length
 * counts as one entry, and a schema within itself as nothing.
 */
export function longestBody(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): number {
  const bytes = (one: JsonSchema, above: readonly JsonSchema[]): number => {
    const found = resolve(one);
    if (above.includes(found)) return 0;
    const inside = [...above, found];
    const of = (inner: JsonSchema) => bytes(inner, inside);
    const properties = Object.entries(found.properties ?? {}).map(
      ([name, property]) => CHARACTER * name.length + of(property) + SHORT,
    );
    const choices = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].map(of);
    return (
      CHARACTER * Number(found.maxLength ?? 0) +
      SHORT +
      properties.reduce((sum, one) => sum + one, 0) +
      (found.items ? Number(found.maxItems ?? 1) * of(found.items) : 0) +
      Math.max(0, ...choices)
    );
  };
  return Math.max(LEAST, bytes(schema, []));
}
