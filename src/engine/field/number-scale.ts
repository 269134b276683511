import { scaleOf } from '../../../schemas/rules/scale-of';
import type { Field } from './field';

/**
 * Decimals a numeric field takes: as many as the contract's step (`multipleOf`) has, else none for
 * integers, 3 for weights, 2 for everything else (3-decisions 3.1 «Arithmetic»).
 */
export function numberScale({ kind, property }: Field): number {
  if (kind === 'integer') return 0;
  if (property.multipleOf !== undefined) return scaleOf(property.multipleOf);
  return property.format === 'weight' ? 3 : 2;
}
