import { formatDuration } from '../../../../schemas/rules/format-duration';
import { parseDuration } from '../../../ui/format/parse-duration';
import type { Comparison } from '../comparison';
import { numberComparison } from '../comparisons/number';

/** Typed as «1:30» or «90 min»; nobody searches for a part of the minutes. */
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
