import { isDate } from '../../../../schemas/rules/date-format';
import { formatDate } from '../../../../schemas/rules/format-date';
import { today } from '../../../../schemas/rules/today';
import { parseDate } from '../../../ui/format/parse-date';
import type { Comparison } from '../comparison';
import { emptiness, strictTimeOperators, timeOperators } from './operators';

export const dayComparison: Comparison = {
  operators: [
    { name: 'period', operator: '=', input: 'period' },
    { name: 'days', operator: 'between', input: 'days' },
    { name: 'on', operator: '=', input: 'value' },
    ...timeOperators,
    ...strictTimeOperators,
    ...emptiness,
  ],
  usual: '=',
  isDay: true,
  isOfTime: true,
  parse: (text) => parseDate(text, today()) ?? undefined,
  typed: (stored) => (isDate(stored) ? formatDate(stored) : stored),
};
