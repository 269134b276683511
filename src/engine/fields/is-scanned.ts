import { canonicalValue } from '../../../schemas/rules/canonical-value';
import type { Field } from './field';

/**
 * Tells whether the value stands on things as a code: by the contract's `x-scanned`, or by metadata and type where it
 * is silent.
 */
export function isScanned({ metadata, property }: Field): boolean {
  return metadata.scanned ?? Boolean(property['x-scanned']);
}

/**
 * Returns what makes an item of each of several codes scanned one after the other; undefined where it holds nothing
 * that is scanned.
 */
export function scannedItem({
  item,
  parts,
  property,
}: Field): ((code: string) => unknown) | undefined {
  const one = item?.();
  if (one) return isScanned(one) ? (code) => valueIn(code, one) : undefined;
  if (!property.items) return undefined;
  const [part, ...others] = Object.values(parts?.() ?? {}).filter(isScanned);
  return part && others.length === 0 ? (code) => ({ [part.name]: valueIn(code, part) }) : undefined;
}

/** Returns the same field, where codes give the number of a batch and not of each part. */
export function ofBatches(field: Field): Field {
  const { property, item, parts } = field;
  const ofParts = () =>
    Object.fromEntries(
      Object.entries(parts?.() ?? {}).map(([name, one]) => [name, ofBatches(one)]),
    );
  return {
    ...field,
    property: property['x-scanned'] ? { ...property, 'x-scanned': 'batch' } : property,
    ...(item && { item: () => ofBatches(item()) }),
    ...(parts && { parts: ofParts }),
  };
}

/** Returns the value as it would be stored if typed. */
const valueIn = (code: string, { property }: Field) => canonicalValue(code, property) ?? code;
