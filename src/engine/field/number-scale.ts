import { numberScale as scaleOfProperty } from '../../../schemas/rules/number-scale';
import type { Field } from './field';

/** Decimals a numeric field takes: none for integers, else as the contract says. */
export function numberScale({ kind, property }: Field): number {
  return kind === 'integer' ? 0 : scaleOfProperty(property);
}
