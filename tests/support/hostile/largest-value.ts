import { resolved, type Schema } from '../walk/contract-document';
import { sampleValue } from '../walk/sample-value';
import { plain } from './places';

/** Builds the largest value that a schema admits; lists have at most so many items, what holds itself does so once. */
export function largestValue(schema: Schema, mostItems: number, above: Schema[] = []): unknown {
  const found = plain(schema);
  const inside = [...above, found];
  const types = [found.type ?? (found.properties ? 'object' : [])].flat();
  if (types.includes('object')) {
    return Object.fromEntries(
      Object.entries(found.properties ?? {})
        .filter(([, property]) => !resolved(property).readOnly && !inside.includes(plain(property)))
        .map(([name, property]) => [name, largestValue(property, mostItems, inside)]),
    );
  }
  if (types.includes('array') && !types.includes('string')) {
    const { items = {}, maxItems = mostItems } = found;
    if (inside.includes(plain(items))) return [];
    const count = Math.min(maxItems, mostItems, 100_000);
    return Array.from({ length: count }, () => largestValue(items, mostItems, inside));
  }
  const { maxLength, pattern, format, enum: values, contentEncoding } = found;
  const isFree = !pattern && !format && !values && !contentEncoding;
  if (types.includes('string') && isFree && maxLength !== undefined) return 'ä'.repeat(maxLength);
  return found.maximum ?? sampleValue(found);
}
