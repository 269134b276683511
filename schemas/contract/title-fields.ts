import type { JsonSchema } from './document';

/**
 * Fields that make up a record's title: those of its `x-title`, else its first text that is never empty, else its first
 * text, else its key.
 */
export function titleFields({ 'x-title': title, properties = {}, required }: JsonSchema): string[] {
  if (title !== undefined) return [...title];
  const names = Object.keys(properties);
  const texts = names.filter((name) => isText(properties[name] ?? {}));
  const [first] = [...texts.filter((name) => required?.includes(name)), ...texts];
  const key = names.find((name) => properties[name]?.['x-key']) ?? 'id';
  return [first ?? key];
}

function isText({ type, format, writeOnly }: JsonSchema): boolean {
  return [type].flat().includes('string') && format === undefined && !writeOnly;
}
