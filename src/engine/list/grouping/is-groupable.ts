import type { Field } from '../../field/field';

/** Whether rows can have a field's value in common: not its many values, nor a text of many lines. */
export function isGroupable({ kind }: Pick<Field, 'kind'>): boolean {
  return kind !== 'longText' && kind !== 'list';
}
