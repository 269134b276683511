import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { formatIban } from '../../../../schemas/rules/format-iban';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text, 'iban');
const format = (value: unknown) => (typeof value === 'string' ? formatIban(value) : '');

function IbanInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} format={format} plain />;
}

/** An IBAN, shown in groups of four. */
export const ibanWidget: Widget = {
  name: 'iban',
  rank: (field) => (field.property.format === 'iban' ? 20 : undefined),
  Component: IbanInput,
};
