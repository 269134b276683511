import type { Field } from '../../../fields/field';

/** Whether rows can have a field's value in common: not its many values, nor a text of many lines. */
export function isGroupable({ type }: Field): boolean {
  return type.prose !== 'lines' && !type.isSeveral;
}
