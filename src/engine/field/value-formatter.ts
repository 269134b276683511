import { formatInteger } from '../../../schemas/rules/format-number';
import { valueText } from '../../../schemas/rules/value-text';
import type { Field } from './field';

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
  switch (field.kind) {
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? texts.boolean(value) : String(value));
    case 'enum':
    case 'lookup':
      return itemFormatter(field, texts);
    case 'list':
      // A filter asks for the text of one item.
      return (value) => [value].flat().map(itemFormatter(field, texts)).join(', ');
    case 'rows':
      return (value) => texts.rows(Array.isArray(value) ? value.length : 0);
    case 'integer': {
      const { shownPlus = 0 } = field.metadata;
      return (value) =>
        typeof value === 'number' ? formatInteger(value + shownPlus) : String(value);
    }
    default:
      return (value) => valueText(field.property, value, texts.language);
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
