import type { JsonSchema } from '../../../schemas/contract/document';

/** Names that people call things by, the most telling first. */
const titles = [
  ...['title', 'name', 'displayName', 'fullName', 'label', 'subject', 'summary', 'caption'],
  ...['username', 'login', 'email', 'code', 'number', 'key', 'slug', 'value'],
];

/** Reader of a property with its parts. */
interface Merging {
  merged(schema: JsonSchema): JsonSchema;
}

/**
 * Finds the property that an object is called by: one of that name, one that ends like it (`street_name`), else its
 * first text. Undefined where nothing in it reads as one.
 */
export function shownBy(
  properties: Readonly<Record<string, JsonSchema>>,
  merging: Merging,
): string[] | undefined {
  const names = Object.keys(properties);
  const isPlain = (name: string) => {
    const { type, properties: own, items } = merging.merged(properties[name] ?? {});
    const types = [type ?? []].flat();
    return !own && !items && !types.includes('object') && !types.includes('array');
  };
  const byName = (wanted: string) =>
    names.find((name) => plain(name) === plain(wanted) && isPlain(name));
  const ending = (wanted: string) =>
    names.find((name) => plain(name).endsWith(plain(wanted)) && isPlain(name));
  const texts = names.filter((name) => {
    const { type, format } = merging.merged(properties[name] ?? {});
    return [type].flat().includes('string') && format === undefined;
  });
  const found =
    titles.map(byName).find(Boolean) ??
    titles.slice(0, 6).map(ending).find(Boolean) ??
    byName('description') ??
    texts[0] ??
    byName('id');
  return found === undefined ? undefined : [found];
}

/** Strips case, hyphens and underscores. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
