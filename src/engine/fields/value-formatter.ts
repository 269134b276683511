import { valueText } from '../../../schemas/rules/value-text';
import type { Field } from './field';
import type { ValueFormatter, ValueTexts } from './value-texts';

export type { ValueFormatter };

/** How a field's values read. Empty values give ''; what does not fit its type is shown as it is. */
export function valueFormatter(field: Field, texts: ValueTexts): ValueFormatter {
  const format =
    field.type.format?.(field, texts) ??
    ((value: unknown) => valueText(field.property, value, texts.language));
  return (value) => (value === null || value === undefined || value === '' ? '' : format(value));
}
