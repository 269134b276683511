import { numberScale as scaleOfProperty } from '../../../schemas/rules/number-scale';
import type { Field } from './field';

/** Decimals a numeric field takes: as its type says, else as the contract says. */
export function numberScale({ type, property }: Field): number {
  return type.scale ?? scaleOfProperty(property);
}
