import {
  formatDate,
  formatDateTime,
  formatLocalDateTime,
  formatTime,
} from '../../ui/format/format-date';
import { formatIban } from '../../ui/format/format-iban';
import {
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../ui/format/format-number';
import type { Field } from './field';
import { numberScale } from './number-scale';

/** The texts a formatter needs besides the value. */
export interface ValueTexts {
  /** Two-letter language of numbers. */
  language: string;
  boolean: (value: boolean) => string;
  enumeration: (value: string | number) => string;
  /** Text of a value of the field's reference list; undefined when the list does not know it. */
  lookup: (value: unknown) => string | undefined;
}

export type ValueFormatter = (value: unknown) => string;

/** How a field's values read. Empty values give ''; what does not fit its kind is shown as it is. */
export function valueFormatter(field: Field, texts: ValueTexts): ValueFormatter {
  const format = formatterOf(field, texts);
  return (value) => (value === null || value === undefined || value === '' ? '' : format(value));
}

function formatterOf(field: Field, texts: ValueTexts): ValueFormatter {
  const { language } = texts;
  switch (field.kind) {
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? texts.boolean(value) : String(value));
    case 'enum':
      return (value) =>
        field.values?.includes(value as string | number)
          ? texts.enumeration(value as string | number)
          : String(value);
    case 'lookup':
      return (value) => texts.lookup(value) ?? String(value);
    case 'integer':
      return ofNumber(formatInteger);
    case 'money':
      return ofNumber((value) => formatMoney(value, language));
    case 'percent':
      return ofNumber((value) => formatPercent(value, language));
    case 'number':
    case 'quantity': {
      const digits = numberScale(field);
      return ofNumber((value) => formatNumber(value, language, { digits }));
    }
    case 'date':
      return ofText(formatDate);
    case 'dateTime':
      return ofText(formatDateTime);
    case 'localDateTime':
      return ofText(formatLocalDateTime);
    case 'time':
      return ofText(formatTime);
    default:
      return field.property.format === 'iban' ? ofText(formatIban) : String;
  }
}

const ofNumber =
  (format: (value: number) => string): ValueFormatter =>
  (value) =>
    typeof value === 'number' ? format(value) : String(value);

const ofText =
  (format: (value: string) => string): ValueFormatter =>
  (value) =>
    typeof value === 'string' ? format(value) : String(value);
