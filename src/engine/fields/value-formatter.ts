import { valueText } from '../../../schemas/rules/value-text';
import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** How a field's values read. Empty values give ''; what does not fit its type is shown as it is. */
export function valueFormatter(field: Field, texts: ValueTexts): ValueFormatter {
  const format =
    field.type.format?.(field, texts) ??
    ((value: unknown) => valueText(field.property, value, texts.language));
  return (value) => (value === null || value === undefined || value === '' ? '' : format(value));
}

/** The texts a formatter needs besides the value. */
export interface ValueTexts {
  /** Two-letter language of numbers. */
  language: string;
  boolean: (value: boolean) => string;
  enumeration: (value: string | number) => string;
  /** Text of a value of the field's reference list; undefined when the list does not know it. */
  lookup: (value: unknown) => string | undefined;
  /** So many rows. */
  rows: (count: number) => string;
  /** The same for a field inside this one. */
  of: (part: Field) => ValueTexts;
}

export type ValueFormatter = (value: unknown) => string;

/** A value of an enumeration or of a reference list; a value that neither knows is shown as it is. */
export function itemFormatter({ lookup, values }: Field, texts: ValueTexts): ValueFormatter {
  return (value) => {
    if (lookup !== undefined) return texts.lookup(value) ?? String(value);
    const isKnown = values?.includes(value as string | number);
    return isKnown ? texts.enumeration(value as string | number) : String(value);
  };
}

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
