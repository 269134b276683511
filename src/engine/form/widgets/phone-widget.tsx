import { useCallback, useState } from 'react';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { lazyPart } from '../../../ui/lazy-part';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

const parse = (text: string) => canonicalValue(text.replace(/^tel:/i, ''), 'phone');

/** The world's numbering plans come when somebody types a number. */
const PhoneNote = lazyPart(async () => (await import('./phone-note')).PhoneNote);

function PhoneInput(props: WidgetProps) {
  const { value, invalid, country } = props;
  const [typed, setTyped] = useState<{ phone: unknown; country: string | undefined }>();
  const onCommit = useCallback(
    (text: string) => setTyped({ phone: parse(text), country: country?.() }),
    [country],
  );
  const isSaid = !invalid && typed?.phone === value && typeof value === 'string';
  return (
    <>
      <TextControl {...props} parse={parse} onCommit={onCommit} type="tel" plain />
      {isSaid && <PhoneNote phone={value} country={typed?.country} />}
    </>
  );
}

/** A phone or fax number, kept as it was typed. */
export const phoneWidget: Widget = {
  name: 'phone',
  rank: (field) => (field.kind === 'phone' ? 10 : undefined),
  Component: PhoneInput,
};
