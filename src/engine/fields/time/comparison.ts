import { localTimeOf } from '../../../../schemas/rules/company-time';
import { formatTime } from '../../../../schemas/rules/format-date';
import { parseTime } from '../../../ui/format/parse-time';
import type { Comparison } from '../comparison';
import { emptiness, strictTimeOperators, timeOperators } from '../comparisons/operators';

export const timeComparison: Comparison = {
  operators: [
    ...timeOperators,
    { name: 'equals', operator: '=', input: 'value' },
    { name: 'differs', operator: '!=', input: 'value' },
    ...strictTimeOperators,
    ...emptiness,
  ],
  usual: '=',
  isOfTime: true,
  parse: (text, { property }) => {
    const time = parseTime(text, localTimeOf(new Date()).slice(11));
    return time ? wireOfTime(time, property.format) : undefined;
  },
  typed: formatTime,
};

/**
 * Writes a time as `HH:mm` for `local-time` and `local-end-time`, whose midnight is the end of the day; JSON Schema's
 * `time` has seconds and zone.
 */
export function wireOfTime(time: string, format: string | undefined): string {
  if (format === 'local-end-time') return time === '00:00' ? '24:00' : time;
  return format === 'local-time' ? time : `${time}:00Z`;
}
