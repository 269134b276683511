import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { formatVatId } from '../../../../schemas/rules/format-vat-id';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text, 'vat-id');
const format = (value: unknown) => (typeof value === 'string' ? formatVatId(value) : '');

function VatIdInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} format={format} plain />;
}

/** A VAT id, stored compact, shown as its country spells it. */
export const vatIdWidget: Widget = {
  name: 'vatId',
  rank: (field) => (field.property.format === 'vat-id' ? 20 : undefined),
  Component: VatIdInput,
};
