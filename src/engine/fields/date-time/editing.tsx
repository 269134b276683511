import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isDateTime } from '../../../../schemas/rules/date-format';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import { companyNow } from '../../../ui/format/company-now';
import { formatInstant } from '../../../ui/format/format-instant';
import { parseInstant } from '../../../ui/format/parse-instant';
import { CalendarControl } from '../../views/controls/calendar-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { ZoneNote } from '../../views/controls/field-note';

/** Reads an instant; what cannot be read is handed up as text, for validation to name it. */
function readInstant(text: string): unknown {
  const read = parseInstant(text, companyNow());
  return read instanceof Date ? read.toISOString() : read === null ? null : text.trim();
}

function DateTimeInput(props: WidgetProps) {
  const { value } = props;
  const { language } = useTranslation().i18n;
  const instant = typeof value === 'string' && isDateTime(value) ? new Date(value) : undefined;
  const [day, time = '00:00'] = instant ? localTimeOf(instant).split('T') : [];
  const format = useCallback(
    (shown: unknown) => {
      if (typeof shown !== 'string') return '';
      return isDateTime(shown) ? formatInstant(new Date(shown), language) : shown;
    },
    [language],
  );
  return (
    <CalendarControl
      {...props}
      parse={readInstant}
      format={format}
      day={day}
      valueOf={(chosen) => readInstant(`${chosen}T${time}`)}
      selectFrom={timeAt}
      note={<ZoneNote />}
    />
  );
}

/** Position of the time in «31.12.2026 14:30». */
const timeAt = 11;

export const editing: FieldEditing = {
  Widget: DateTimeInput,
  isShort: true,
  formatProblem: (value) => {
    const isSkipped = parseInstant(String(value), companyNow()) === 'skipped';
    return { key: isSkipped ? 'problems:clockSkipped' : 'problems:format.date-time' };
  },
};
