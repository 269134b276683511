import { isLocalDateTime } from '../../../../schemas/rules/date-format';
import { companyNow } from '../../../ui/format/company-now';
import { formatLocalDateTime } from '../../../../schemas/rules/format-date';
import { parseDateTime } from '../../../ui/format/parse-date-time';
import { CalendarControl } from '../../views/controls/calendar-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { QuickTimes } from '../../views/controls/quick-times';
import { ZoneNote } from '../../views/controls/field-note';

/** Reads a date and time; what cannot be read is handed up as text, for validation to name it. */
function readLocalDateTime(text: string): unknown {
  const read = parseDateTime(text, companyNow());
  return read === undefined ? text.trim() : read;
}

const isRead = (value: unknown) => typeof value === 'string' && isLocalDateTime(value);

function format(value: unknown): string {
  if (isRead(value)) return formatLocalDateTime(value as string);
  return typeof value === 'string' ? value : '';
}

function LocalDateTimeInput(props: WidgetProps) {
  const { value, id, field, onChange, onBlur } = props;
  const { quick } = field.metadata;
  const [day, time = '00:00'] = isRead(value) ? (value as string).split('T') : [];
  return (
    <>
      <CalendarControl
        {...props}
        parse={readLocalDateTime}
        format={format}
        day={day}
        valueOf={(chosen) => `${chosen}T${time}`}
        selectFrom={timeAt}
        note={<ZoneNote />}
      />
      {quick && (
        <QuickTimes
          names={quick}
          of={id}
          onChoose={(chosen) => {
            onChange(chosen);
            onBlur();
          }}
        />
      )}
    </>
  );
}

/** Position of the time in «31.12.2026 14:30». */
const timeAt = 11;

export const editing: FieldEditing = {
  Widget: LocalDateTimeInput,
  isShort: true,
  readCopied: (text, _, { now }) => parseDateTime(text, now) ?? text,
  formatProblem: () => ({ key: 'problems:format.local-date-time' }),
};
