import { localTimeOf } from '../../../../schemas/rules/company-time';
import { formatTime } from '../../../../schemas/rules/format-date';
import { parseTime } from '../../../ui/format/parse-time';
import type { Comparison } from '../comparison';
import { emptiness, strictTimeOperators, timeOperators } from '../comparisons/operators';

/** Times of day. */
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

/** A time of day (`HH:mm`) as its format spells it: `local-time` as it is, JSON Schema's `time` with seconds and zone. */
export function wireOfTime(time: string, format: string | undefined): string {
  return format === 'local-time' ? time : `${time}:00Z`;
}
