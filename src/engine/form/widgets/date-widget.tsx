import { today } from '../../../../schemas/rules/today';
import { formatDate } from '../../../../schemas/rules/format-date';
import { parseDate } from '../../../ui/format/parse-date';
import { CalendarControl } from './calendar-control';
import type { Widget, WidgetProps } from './widget';

/** What is no day stays and is handed up as text, for validation to name it. */
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

/** A calendar day, typed freely or chosen. */
export const dateWidget: Widget = {
  name: 'date',
  rank: (field) => (field.kind === 'date' ? 10 : undefined),
  Component: DateInput,
};
