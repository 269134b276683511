import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** Where it stands what a value of an enumeration, or a mark, is called; tones have the same texts everywhere. */
export function valueKeys({ schema, name, property }: Field, value: string | number): string[] {
  if (property.format === 'tone') return [`form:tones.${value}`];
  return schemaKeys(schema, `values.${name}.${value}`);
}
