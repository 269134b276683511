import type { Field } from './field';

/** Its value stands on things as a code: the contract's `x-scanned`, or what metadata and type say where it is silent. */
export function isScanned({ metadata, property }: Field): boolean {
  return metadata.scanned ?? property['x-scanned'] ?? false;
}

/** Several codes, one after the other: what makes an item of one; undefined where it holds nothing that is scanned. */
export function scannedItem({
  item,
  parts,
  property,
}: Field): ((code: string) => unknown) | undefined {
  const one = item?.();
  if (one) return isScanned(one) ? (code) => code : undefined;
  if (!property.items) return undefined;
  const [part, ...others] = Object.values(parts?.() ?? {}).filter(isScanned);
  return part && others.length === 0 ? (code) => ({ [part.name]: code }) : undefined;
}
