import {
  formatDate,
  formatDateTime,
  formatLocalDateTime,
  formatTime,
} from '../../ui/format/format-date';
import { formatDuration } from '../../ui/format/format-duration';
import { formatIban } from '../../ui/format/format-iban';
import {
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../ui/format/format-number';
import { formatVatId } from '../../ui/format/format-vat-id';
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
  /** So many rows. */
  rows: (count: number) => string;
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
    case 'lookup':
      return itemFormatter(field, texts);
    case 'list':
      // A filter asks for the text of one item.
      return (value) => [value].flat().map(itemFormatter(field, texts)).join(', ');
    case 'duration':
      return ofNumber((value) => `${formatDuration(value)} h`);
    case 'rows':
      return (value) => texts.rows(Array.isArray(value) ? value.length : 0);
    case 'integer': {
      const { shownPlus = 0 } = field.metadata;
      return ofNumber((value) => formatInteger(value + shownPlus));
    }
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
      return codeFormatters[field.property.format ?? ''] ?? String;
  }
}

/** A value of an enumeration or of a reference list; a value that neither knows is shown as it is. */
function itemFormatter({ lookup, values }: Field, texts: ValueTexts): ValueFormatter {
  return (value) => {
    if (lookup !== undefined) return texts.lookup(value) ?? String(value);
    const isKnown = values?.includes(value as string | number);
    return isKnown ? texts.enumeration(value as string | number) : String(value);
  };
}

const codeFormatters: Readonly<Record<string, ValueFormatter>> = {
  iban: (value) => formatIban(String(value)),
  'vat-id': (value) => formatVatId(String(value)),
};

const ofNumber =
  (format: (value: number) => string): ValueFormatter =>
  (value) =>
    typeof value === 'number' ? format(value) : String(value);

const ofText =
  (format: (value: string) => string): ValueFormatter =>
  (value) =>
    typeof value === 'string' ? format(value) : String(value);
