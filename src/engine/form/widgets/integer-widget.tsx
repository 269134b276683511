import { parseNumber } from '../../../../schemas/rules/parse-number';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

/** A whole number, with or without thousands signs («1.234»); decimals are not rounded away but refused. */
function readInteger(text: string): unknown {
  const { value, hint } = parseNumber(text, { scale: 6 });
  if (value === null) return null;
  const whole = hint ?? value;
  return whole !== undefined && Number.isSafeInteger(whole) ? whole : text.trim();
}

function IntegerInput(props: WidgetProps) {
  return <TextControl {...props} parse={readInteger} inputMode="numeric" figures plain />;
}

/** An identifier or a count. */
export const integerWidget: Widget = {
  name: 'integer',
  rank: (field) => (field.kind === 'integer' ? 10 : undefined),
  Component: IntegerInput,
};
