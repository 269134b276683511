import type { Field } from '../../../fields/field';

/** Tells whether there are values to tick: known ones, and those of texts where the server can count them. */
export function offersValues({ type }: Field, canQuery: boolean): boolean {
  const { isChoice, isText } = type.comparison;
  return isChoice === true || (canQuery && isText === true && type.prose !== 'lines');
}
