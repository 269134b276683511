import { today } from '../../../../schemas/rules/today';
import { formatDate } from '../../../../schemas/rules/format-date';
import { parseDate } from '../../../ui/format/parse-date';
import { dayChange } from '../typed-change';
import { CalendarControl } from '../../views/controls/calendar-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Reads a date; what cannot be read is handed up as text, for validation to name it. */
function readDate(text: string): unknown {
  const date = parseDate(text, today());
  return date === undefined ? text.trim() : date;
}

const format = (value: unknown) => (typeof value === 'string' ? formatDate(value) : '');
const asItIs = (day: string) => day;

function DateInput(props: WidgetProps) {
  return (
    <CalendarControl
      {...props}
      parse={readDate}
      format={format}
      day={props.value}
      valueOf={asItIs}
    />
  );
}

export const editing: FieldEditing = {
  Widget: DateInput,
  isShort: true,
  readCopied: (text, _, { now }) =>
    // A date cell of Excel may carry its time.
    parseDate(text.replace(/\s+0{1,2}:00(:00)?$/, ''), now.day) ?? text,
  formatProblem: () => ({ key: 'problems:format.date' }),
  change: dayChange,
};
