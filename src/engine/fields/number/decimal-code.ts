import type { Field } from '../field';
import { numberScale } from '../figure';

/** Returns a number format with as many decimals as the field has, two at least. */
export function decimalCode(field: Field): string {
  return `#,##0.${'0'.repeat(Math.max(2, numberScale(field)))}`;
}
