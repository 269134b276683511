import { rank, type FieldType } from '../field-type';
import { emptiness, lists } from '../comparisons/operators';
import { textComparison } from '../comparisons/text';
import { NestedValue } from '../../views/values/nested-value';
import { valueFormatter } from '../value-formatter';
import { editings } from '../load-editings';

/**
 * Values that are typed, not chosen.
 * @group Several values
 * @example { type: array, items: { type: string } }
 */
export const entries: FieldType = {
  name: 'entries',
  fits: ({ holds }) => (holds === 'values' ? rank.nested : undefined),
  // A filter asks for the text of one of them.
  format: (field, texts) => {
    const item = field.item?.();
    const itemText = item ? valueFormatter(item, texts.of(item)) : String;
    return (value) => [value].flat().map(itemText).join(', ');
  },
  View: NestedValue,
  isNested: true,
  isSeveral: true,
  width: 180,
  // A list equals what it contains.
  comparison: {
    ...textComparison,
    operators: [
      { name: 'is', operator: '=', input: 'value' },
      { name: 'isNot', operator: '!=', input: 'value' },
      ...lists,
      ...emptiness,
    ],
    usual: '=',
    hasParts: false,
  },
  empty: [],
  loadEditing: async () => (await editings()).object,
};
