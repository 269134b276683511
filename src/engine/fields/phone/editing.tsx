import { useCallback, useState } from 'react';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { lazyPart } from '../../../ui/lazy-part';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'phone' });

/** Note about the number; the world's numbering plans are loaded when somebody types one. */
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

export const editing: FieldEditing = {
  Widget: PhoneInput,
  formatProblem: () => ({ key: 'problems:format.phone' }),
};
