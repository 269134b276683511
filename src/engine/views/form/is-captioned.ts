import type { Field } from '../../fields/field';

/**
 * Tells whether a field has its label beside it: a switch has, unless it is one of a list, where its place is its name.
 */
export function isCaptioned({ type }: Field, path: readonly (string | number)[]): boolean {
  return type.isSwitch === true && typeof path.at(-1) !== 'number';
}
