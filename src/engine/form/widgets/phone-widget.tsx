import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text.replace(/^tel:/i, ''), 'phone');

function PhoneInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} type="tel" plain />;
}

/** A phone or fax number, kept as it was typed. */
export const phoneWidget: Widget = {
  name: 'phone',
  rank: (field) => (field.kind === 'phone' ? 10 : undefined),
  Component: PhoneInput,
};
