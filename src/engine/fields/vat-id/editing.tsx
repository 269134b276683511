import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { formatVatId } from '../../../../schemas/rules/format-vat-id';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'vat-id' });
const format = (value: unknown) => (typeof value === 'string' ? formatVatId(value) : '');

function VatIdInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} format={format} plain />;
}

export const editing: FieldEditing = {
  Widget: VatIdInput,
  formatProblem: () => ({ key: 'problems:format.vat-id' }),
};
