import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'email' });

function EmailInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="email" plain />;
}

export const editing: FieldEditing = {
  Widget: EmailInput,
  formatProblem: () => ({ key: 'problems:format.email' }),
};
