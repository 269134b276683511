import type { Engine } from '../application/context';
import type { Field } from '../fields/field';
import type { Place } from './place';
import { isEditable } from './record-rights';

/** Tells whether cells of a column are changed in place, as far as their rows allow it. */
export function isInPlace({ definition: { inPlace } }: Place, field: Field, { can }: Engine) {
  const { isNested, isSeveral, View } = field.type;
  if (!inPlace || (inPlace !== true && !inPlace.includes(field.name))) return false;
  return isEditable(field, can, { isNew: false }) && !isNested && !isSeveral && !View;
}
