import { formatDuration } from '../../../../schemas/rules/format-duration';
import { parseDuration } from '../../../ui/format/parse-duration';
import type { Comparison } from '../comparison';
import { numberComparison } from '../comparisons/number';

/** Durations, typed as «1:30» or «90 min»; their minutes have no parts that anybody looks for. */
export const durationComparison: Comparison = {
  operators: numberComparison.operators.filter(
    ({ name }) => name !== 'starts' && name !== 'contains',
  ),
  usual: '=',
  parse: (text) => {
    const minutes = parseDuration(text);
    return minutes === undefined || minutes === null ? undefined : String(minutes);
  },
  typed: (stored) => (/^\d+$/.test(stored) ? formatDuration(Number(stored)) : stored),
};
