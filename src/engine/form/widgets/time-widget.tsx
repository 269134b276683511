import { useCallback } from 'react';
import { companyNow } from '../../../ui/format/company-now';
import { formatTime } from '../../../../schemas/rules/format-date';
import { parseTime } from '../../../ui/format/parse-time';
import { wireOfTime } from '../../field/wire-of-time';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

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
      // What is no time stays and is handed up as text, for validation to name it.
      if (time === undefined) return text.trim();
      return time === null ? null : wireOfTime(time, wireFormat);
    },
    [wireFormat],
  );
  return <TextControl {...props} parse={parse} format={format} inputMode="text" plain />;
}

/** A time of day without a day. */
export const timeWidget: Widget = {
  name: 'time',
  rank: (field) => (field.kind === 'time' ? 10 : undefined),
  Component: TimeInput,
};
