import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { formatIban } from '../../../../schemas/rules/format-iban';
import { TextControl } from '../../form/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, 'iban');
const format = (value: unknown) => (typeof value === 'string' ? formatIban(value) : '');

function IbanInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} format={format} plain />;
}

export const editing: FieldEditing = { Widget: IbanInput };
