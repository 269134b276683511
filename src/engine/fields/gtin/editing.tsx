import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../form/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text.replace(/(?<=\d)-(?=\d)/g, ''), 'gtin');

function GtinInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="numeric" plain />;
}

export const editing: FieldEditing = { Widget: GtinInput };
