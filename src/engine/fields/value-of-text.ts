import type { Field } from './field';

/**
 * What a text of a link or a filter stands for, by the JSON type of the property (of its items, where it is a list).
 * Undefined when it stands for nothing of that type.
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
