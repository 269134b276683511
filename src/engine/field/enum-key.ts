import type { Field } from './field';

/** Key of an enumeration value's text: `enums:Schema.field.value`; tones have the same texts everywhere. */
export function enumKey({ schema, name, property }: Field, value: string | number): string {
  return property.format === 'tone' ? `form:tones.${value}` : `enums:${schema}.${name}.${value}`;
}
