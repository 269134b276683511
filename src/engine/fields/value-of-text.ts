import type { Field } from './field';

/**
 * Reads a text by the JSON type of the property (of a list, of its items); undefined when it is nothing of that type.
 */
export function valueOfText(
  { property }: Field,
  text: string,
): string | number | boolean | undefined {
  const types = [(property.items ?? property).type ?? 'string'].flat();
  if (types.includes('string')) return text;
  if (types.includes('boolean'))
    return text === 'true' ? true : text === 'false' ? false : undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
