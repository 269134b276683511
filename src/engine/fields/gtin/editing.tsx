import { expectedGtinDigit } from '../../../../schemas/rules/gtin';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'gtin' });

function GtinInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="numeric" plain />;
}

export const editing: FieldEditing = {
  Widget: GtinInput,
  formatProblem: (value) => {
    const expected = expectedGtinDigit(String(value));
    return expected === undefined
      ? { key: 'problems:format.gtin' }
      : { key: 'problems:checkDigit', params: { expected } };
  },
};
