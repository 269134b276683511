import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text.replace(/(?<=\d)-(?=\d)/g, ''), 'gtin');

function GtinInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="numeric" plain />;
}

/** A GTIN (EAN, UPC), typed or scanned; blanks and dashes between its digits fall away. */
export const gtinWidget: Widget = {
  name: 'gtin',
  rank: (field) => (field.property.format === 'gtin' ? 20 : undefined),
  Component: GtinInput,
};
