import { ofJsonType, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { editings } from '../load-editings';

/**
 * Yes or no: a switch.
 * @group Choices
 * @example { type: boolean }
 */
export const boolean: FieldType = {
  name: 'boolean',
  fits: ofJsonType('boolean'),
  format: (_, texts) => (value) =>
    typeof value === 'boolean' ? texts.boolean(value) : String(value),
  isSwitch: true,
  width: 60,
  rowWidth: 90,
  comparison: choiceComparison,
  choices: [true, false],
  sheet: { value: (value) => (typeof value === 'boolean' ? value : undefined) },
  empty: false,
  loadEditing: async () => (await editings()).boolean,
};
