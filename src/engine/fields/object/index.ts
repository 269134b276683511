import { rank, type FieldType } from '../field-type';
import { emptiness } from '../comparisons/operators';
import { textComparison } from '../comparisons/text';
import { valueFormatter } from '../value-formatter';
import { NestedValue } from '../../views/values/nested-value';
import { editings } from '../load-editings';

/**
 * Fields inside a field, in the form around them.
 * @group Several values
 * @example { type: object, properties: { street: { type: string }, city: { type: string } } }
 */
export const object: FieldType = {
  name: 'object',
  fits: ({ holds }) => (holds === 'object' ? rank.nested : undefined),
  format: (field, texts) => {
    const all = field.parts?.() ?? {};
    // What it is called by says enough where the contract says what that is.
    const named = all[field.property['x-shown'] ?? ''];
    const parts = named ? [named] : Object.values(all);
    return (value) =>
      parts
        .map((part) => valueFormatter(part, texts.of(part))((value as Values)[part.name]))
        .filter((one) => one !== '')
        .join(', ');
  },
  View: NestedValue,
  isNested: true,
  width: 200,
  comparison: { ...textComparison, operators: emptiness, hasParts: false },
  loadEditing: async () => (await editings()).object,
};

type Values = Readonly<Record<string, unknown>>;
