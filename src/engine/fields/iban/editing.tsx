import { ibanLength } from '../../../../schemas/rules/iban';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { formatIban } from '../../../../schemas/rules/format-iban';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const parse = (text: string) => canonicalValue(text, { format: 'iban' });
const format = (value: unknown) => (typeof value === 'string' ? formatIban(value) : '');

function IbanInput(props: WidgetProps) {
  return <TextControl {...props} parse={parse} format={format} plain />;
}

/** Returns the problem of an IBAN, which is mistyped in its length more often than in its digits. */
const ibanProblem: FieldEditing['formatProblem'] = (value) => {
  const iban = String(value);
  const country = iban.slice(0, 2);
  const expected = ibanLength(country);
  return expected === undefined || expected === iban.length
    ? { key: 'problems:format.iban' }
    : { key: 'problems:ibanLength', params: { country, expected, length: iban.length } };
};

export const editing: FieldEditing = { Widget: IbanInput, formatProblem: ibanProblem };
