import { valueText } from '../../../schemas/rules/value-text';
import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** Empty values give ''; what does not fit its type is shown as it is. */
export function valueFormatter(field: Field, texts: ValueTexts): ValueFormatter {
  const format =
    field.type.format?.(field, texts) ??
    ((value: unknown) => valueText(field.property, value, texts.language));
  return (value) => (value === null || value === undefined || value === '' ? '' : format(value));
}

export interface ValueTexts {
  language: string;
  boolean: (value: boolean) => string;
  enumeration: (value: string | number) => string;
  /** Undefined when the reference list does not know the value. */
  lookup: (value: unknown) => string | undefined;
  rows: (count: number) => string;
  of: (part: Field) => ValueTexts;
}

export type ValueFormatter = (value: unknown) => string;

/** A value that neither enumeration nor list knows is shown as it is. */
export function itemFormatter({ lookup, values }: Field, texts: ValueTexts): ValueFormatter {
  return (value) => {
    if (lookup !== undefined) return texts.lookup(value) ?? String(value);
    const isKnown = values?.includes(value as string | number);
    return isKnown ? texts.enumeration(value as string | number) : String(value);
  };
}

/** Keys of the text of an enumeration's value or a mark; without a label it is the value itself. */
export function valueKeys(
  { schema, name, type, title }: Field,
  value: string | number,
): [keys: string[], options: { defaultValue?: string }] {
  const keys = type.valueKey
    ? [type.valueKey(value)]
    : schemaKeys(schema, `values.${name}.${value}`);
  return [keys, title === undefined ? {} : { defaultValue: String(value) }];
}
