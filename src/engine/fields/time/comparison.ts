import { localTimeOf } from '../../../../schemas/rules/company-time';
import { formatTime } from '../../../../schemas/rules/format-date';
import { parseTime } from '../../../ui/format/parse-time';
import type { Comparison } from '../comparison';
import { emptiness } from '../comparisons/operators';
import { strictTimeOperators, timeOperators } from '../comparisons/time-operators';
import { wireOfTime } from './wire-of-time';

/** Times of day. */
export const comparison: Comparison = {
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
