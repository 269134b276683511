import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** Where it stands what a value of an enumeration, or a mark, is called; a field that needs no label has its value itself. */
export function valueKeys(
  { schema, name, type, title }: Field,
  value: string | number,
): [keys: string[], options: { defaultValue?: string }] {
  const keys = type.valueKey
    ? [type.valueKey(value)]
    : schemaKeys(schema, `values.${name}.${value}`);
  return [keys, title === undefined ? {} : { defaultValue: String(value) }];
}
