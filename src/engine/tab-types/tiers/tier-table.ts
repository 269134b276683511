import type { AnyRecord } from '../../define/definition';

/** Fields of a row, `#` for the number of the tier. */
export interface TierFields {
  quantity: string;
  net: string;
  gross: string;
  surcharge: string;
}

export interface Tier {
  quantity: unknown;
  net: unknown;
  gross: unknown;
  surcharge: unknown;
}

/** Names the field of a tier: `menge#` and 3 → `menge3`. */
export function tierField(pattern: string, number: number): string {
  return pattern.replace('#', String(number));
}

/** Returns the tiers by their number less one; undefined where there is none. */
export function tiersOf(
  row: AnyRecord | undefined,
  fields: TierFields,
  most: number,
): (Tier | undefined)[] {
  return Array.from({ length: most }, (_, index) => {
    const value = (pattern: string) => row?.[tierField(pattern, index + 1)] ?? null;
    const quantity = value(fields.quantity);
    if (quantity === null) return undefined;
    return {
      quantity,
      net: value(fields.net),
      gross: value(fields.gross),
      surcharge: value(fields.surcharge),
    };
  });
}

/** Counts the tiers that must be shown so that none is left out. */
export function usedTiers(groups: readonly (readonly (Tier | undefined)[])[]): number {
  return Math.max(
    0,
    ...groups.map((tiers) => tiers.findLastIndex((tier) => tier !== undefined) + 1),
  );
}
