import { useCallback } from 'react';
import { companyNow } from '../../../ui/format/company-now';
import { formatTime } from '../../../../schemas/rules/format-date';
import { parseTime } from '../../../ui/format/parse-time';
import { wireOfTime } from './comparison';
import { QuickTimes } from '../../views/controls/quick-times';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

const CLOCK = /^\d\d:\d\d(:|$)/;

function format(value: unknown): string {
  if (typeof value !== 'string') return '';
  return CLOCK.test(value) ? formatTime(value) : value;
}

function TimeInput(props: WidgetProps) {
  const { format: wireFormat } = props.field.property;
  const parse = useCallback(
    (text: string) => {
      const time = parseTime(text, companyNow().time);
      // What cannot be read is handed up as text, for validation to name it.
      if (time === undefined) return text.trim();
      return time === null ? null : wireOfTime(time, wireFormat);
    },
    [wireFormat],
  );
  const { quick } = props.field.metadata;
  return (
    <>
      <TextControl {...props} parse={parse} format={format} inputMode="text" plain />
      {quick && (
        <QuickTimes
          names={quick}
          of={props.id}
          onChoose={(chosen) => {
            props.onChange(wireOfTime(chosen, wireFormat));
            props.onBlur();
          }}
        />
      )}
    </>
  );
}

export const editing: FieldEditing = {
  Widget: TimeInput,
  isShort: true,
  readCopied: (text, { property }, { now }) => {
    const time = parseTime(text, now.time);
    return time ? wireOfTime(time, property.format) : text;
  },
  formatProblem: (_, { property }) => ({ key: `problems:format.${property.format}` }),
};
