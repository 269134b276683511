import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'web-address' });

function WebAddressInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="url" plain />;
}

export const editing: FieldEditing = {
  Widget: WebAddressInput,
  formatProblem: () => ({ key: 'problems:format.web-address' }),
};
