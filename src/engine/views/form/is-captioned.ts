import type { Field } from '../../fields/field';

/** A switch has its label beside it, unless it is one of a list, where its place is its name. */
export function isCaptioned({ type }: Field, path: readonly (string | number)[]): boolean {
  return type.isSwitch === true && typeof path.at(-1) !== 'number';
}
