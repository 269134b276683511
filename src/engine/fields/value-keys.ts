import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** Where it stands what a value of an enumeration, or a mark, is called. */
export function valueKeys({ schema, name, type }: Field, value: string | number): string[] {
  return type.valueKey ? [type.valueKey(value)] : schemaKeys(schema, `values.${name}.${value}`);
}
