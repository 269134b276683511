import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text.replace(/^mailto:/i, ''), 'email');

function EmailInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} inputMode="email" plain />;
}

/** An e-mail address; a copied `mailto:` link is one too. */
export const emailWidget: Widget = {
  name: 'email',
  rank: (field) => (field.kind === 'email' ? 10 : undefined),
  Component: EmailInput,
};
