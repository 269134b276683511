import type { Field } from './field';

/** Decimals a numeric field takes: none for integers, 3 for weights, else 2 (3-decisions 3.1 «Arithmetic»). */
export function numberScale(field: Field): number {
  if (field.kind === 'integer') return 0;
  return field.property.format === 'weight' ? 3 : 2;
}
