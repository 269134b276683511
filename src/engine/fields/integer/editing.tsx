import { parseWhole } from '../../../../schemas/rules/parse-number';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { numberChange } from '../typed-change';
import { copiedFigure } from '../copied';

/** Reads an integer with or without thousands signs («1.234»); decimals are refused, not rounded. */
function readInteger(text: string): unknown {
  const whole = parseWhole(text);
  return whole === null || Number.isSafeInteger(whole) ? whole : text.trim();
}

function IntegerInput(props: WidgetProps) {
  return <TextControl {...props} parse={readInteger} inputMode="numeric" figures plain />;
}

export const editing: FieldEditing = {
  Widget: IntegerInput,
  readCopied: (text, field, context) => {
    const number = copiedFigure(text, field, context);
    return Number.isSafeInteger(number) ? number : text;
  },
  typeProblem: 'problems:notInteger',
  change: numberChange,
};
